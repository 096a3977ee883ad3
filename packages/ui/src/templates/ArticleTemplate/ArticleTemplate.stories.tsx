import type { Meta, StoryObj } from '@storybook/react-vite';
import { article, loadingArticle, longArticle, missingArticle } from '../../fixtures/pages.ts';
import { ArticleTemplate } from './ArticleTemplate.tsx';

const meta = {
  title: 'Templates/ArticleTemplate',
  component: ArticleTemplate,
} satisfies Meta<typeof ArticleTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { model: article } };

export const Long: Story = { args: { model: longArticle } };

/** §4.4 */
export const Loading: Story = { args: { model: loadingArticle } };

/** 'No details available for this article.' (§4.4) */
export const Missing: Story = { args: { model: missingArticle } };
