import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longWord } from '../../fixtures/home.ts';
import { onGround } from '../../stories/grounds.tsx';
import { Teaser } from './Teaser.tsx';

const [card] = cards;

const meta = {
  title: 'Components/Teaser',
  component: Teaser,
  args: card,
  decorators: [onGround('page')],
} satisfies Meta<typeof Teaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: { category: longWord, heading: `${card.heading} ${longWord}` },
};

/** A record without category, date and picture. */
export const Bare: Story = {
  render: ({ id, heading, link }) => (
    <Teaser id={id} heading={heading} link={link} picture={{ alt: '', width: 840, height: 600 }} />
  ),
};
