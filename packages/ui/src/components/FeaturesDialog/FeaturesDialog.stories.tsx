import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { featuresHtml } from '../../fixtures/products.ts';
import { safeHtml } from '../../fixtures/texts.ts';
import { rowOf, usage, variants } from '../../stories/story.tsx';
import { FeaturesContent, FeaturesDialog } from './FeaturesDialog.tsx';

export default {
  title: 'Feedback/FeaturesDialog',
  component: FeaturesDialog,
  subcomponents: { FeaturesContent },
  tags: ['needs-script'],
  parameters: usage({
    when: 'Details of one cover or variant, opened by a button beside it. `content` may be a `FeaturesContent` whose features are still loading.',
    not: 'For facts that decide a purchase: put them into the page.',
    accessibility:
      'The button is named by its label and the product; without scripts it unfolds the text in the page. Screen readers announce that features are loading.',
    limits: 'Label of 2 or 3 words; the text comes from the content service, and may be long.',
    focus: ['button', 'details', 'dialog', 'scroller'],
  }),
  args: { label: 'Insurance Features', title: 'Comprehensive insurance', html: featuresHtml },
  decorators: [rowOf],
} satisfies Meta<typeof FeaturesDialog>;

/** The dialog's HTML is in the page, so the dialog opens at once. */
export const Default: StoryObj<typeof FeaturesDialog> = {};

const lists = safeHtml(
  '<h3>What is covered</h3><ul><li>Fire</li></ul><h3>What is not covered</h3><ul><li>Wear and tear</li></ul><h3>What we need</h3><ul><li>A photograph</li></ul>',
);

/** Lists of covered items have ticks, lists of excluded items crosses, and other lists bullets. */
export const Content: StoryObj<typeof FeaturesDialog> = {
  ...variants(<FeaturesContent html={lists} />),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('list').map((list) => getComputedStyle(list).listStyleType);
    await expect(marks).toEqual(['"✓  "', '"✕  "', 'square']);
  },
};
