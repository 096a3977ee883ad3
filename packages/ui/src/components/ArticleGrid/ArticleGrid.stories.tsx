import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longHome, noArticles } from '../../fixtures/home.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

const meta = {
  title: 'Components/ArticleGrid',
  component: ArticleGrid,
  args: { cards, empty: noArticles },
} satisfies Meta<typeof ArticleGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OddNumber: Story = { args: { cards: cards.slice(0, 5) } };

export const LongWords: Story = { args: { cards: longHome.insights.cards } };

export const Awaited: Story = { args: { cards: undefined } };

export const Empty: Story = { args: { cards: [] } };

export const EmptyInOneSentence: Story = {
  args: { cards: [], empty: { message: noArticles.message } },
};
