import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { safeHtml } from '../../stories/safe-html.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { FeaturesContent } from './FeaturesDialog.tsx';

export default {
  title: 'Feedback/FeaturesContent',
  component: FeaturesContent,
  parameters: usage({
    when: 'The `content` of a `FeaturesDialog` that asks for its features when it opens.',
    not: 'For a text that the page already contains (`RichText`).',
    accessibility: "'Loading...' is a status, which is announced; the features are plain text.",
    limits: "A record's text, which may be long.",
    focus: [],
  }),
  args: {
    html: safeHtml(
      '<h3>What is covered</h3><ul><li>Fire</li></ul><h3>What is not covered</h3><ul><li>Wear and tear</li></ul><h3>What we need</h3><ul><li>A photograph</li></ul>',
    ),
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof FeaturesContent>;

/** Covered items have ticks, others have crosses. A list below another heading keeps bullets. */
export const Default: StoryObj<typeof FeaturesContent> = {
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('list').map((list) => getComputedStyle(list).listStyleType);
    await expect(marks).toEqual(['"✓  "', '"✕  "', 'square']);
  },
};
