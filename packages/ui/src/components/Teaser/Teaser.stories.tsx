import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longWord } from '../../fixtures/home.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { Teaser } from './Teaser.tsx';

const [card] = cards;

const meta = {
  title: 'Content/Teaser',
  component: Teaser,
  parameters: usage({
    status: 'ready',
    since: '0.1.0',
    when: 'In the column beside an open article, or for the latest two ahead of a list: one or two of them, side by side.',
    not: 'For three or more articles (`ArticleCard`, in an `ArticleGrid`).',
    accessibility: "The link's name goes on with the heading.",
    limits: 'Heading of 3 to 10 words. Without category, date or picture it stands.',
    focus: ['link'],
  }),
  args: card,
  decorators: [onSurface('page')],
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

export const RightToLeft: Story = rightToLeft;
