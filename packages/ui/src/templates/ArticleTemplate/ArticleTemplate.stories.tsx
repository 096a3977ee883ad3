import type { Meta, StoryObj } from '@storybook/react-vite';
import { lengthened } from '../../fixtures/lengthened.ts';
import { article } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { ArticleTemplate } from './ArticleTemplate.tsx';

export default {
  title: 'Templates/ArticleTemplate',
  component: ArticleTemplate,
  parameters: usage({
    when: 'One article.',
    not: 'A list of them (`InsightsTemplate`).',
    accessibility:
      "One `h1`, the article's own headings below it; 'Loading...' and 'No details available for this article.' are announced.",
    limits: 'Any length of text; two teasers beside it.',
    focus: ['link', 'details'],
    ownWindow: 900,
  }),
  args: { model: article },
} satisfies Meta<typeof ArticleTemplate>;

type Story = StoryObj<typeof ArticleTemplate>;

export const Default: Story = {};

export const Long: Story = { args: { model: lengthened(article) } };

/** While the article loads (§4.4). */
export const Loading: Story = { args: { model: { ...article, article: { status: 'loading' } } } };

/** 'No details available for this article.' (§4.4) */
export const Missing: Story = {
  args: {
    model: {
      ...article,
      article: { status: 'missing', message: 'No details available for this article.' },
    },
  },
};
