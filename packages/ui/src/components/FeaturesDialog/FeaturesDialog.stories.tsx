import type { Meta, StoryObj } from '@storybook/react-vite';
import { featuresHtml } from '../../fixtures/products.ts';
import { rowOf, usage } from '../../stories/story.tsx';
import { FeaturesDialog } from './FeaturesDialog.tsx';

export default {
  title: 'Feedback/FeaturesDialog',
  component: FeaturesDialog,
  tags: ['needs-script'],
  parameters: usage({
    when: 'Details of one cover or variant, opened by a button beside it.',
    not: 'For what decides a purchase: put it into the page.',
    accessibility:
      'The button is named by its label and the product; without script it unfolds the text in the page.',
    limits: "Label of 2 or 3 words; the text is a record's and may be long.",
    focus: ['button', 'details', 'dialog', 'scroller'],
  }),
  args: {
    label: 'Insurance Features',
    title: 'Comprehensive insurance',
    html: featuresHtml,
  },
  decorators: [rowOf],
} satisfies Meta<typeof FeaturesDialog>;

/** The dialog is in the page, so that the browser can open it at once. */
export const Default: StoryObj<typeof FeaturesDialog> = {};
