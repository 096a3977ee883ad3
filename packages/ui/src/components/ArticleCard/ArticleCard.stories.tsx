import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longHome } from '../../fixtures/home.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'Components/ArticleCard',
  component: ArticleCard,
  args: cards[0],
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On small screens a row; else as the others. */
export const Compact: Story = { args: { compact: true } };

export const LongWords: Story = { args: longHome.insights.cards?.[0] ?? cards[0] };

export const WithoutDateAndExcerpt: Story = {
  render: ({ id, picture, heading, link }) => (
    <ArticleCard id={id} picture={picture} heading={heading} link={link} />
  ),
};

export const WithoutPicture: Story = {
  args: { picture: { alt: '', width: 840, height: 600 } },
};
