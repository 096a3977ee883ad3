import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryWindow } from '../StoryWindow.tsx';
import { storyAddress } from '../toolbar.ts';
import { Sheet } from './sheet.tsx';

/** How components work together. Tests skip these stories, which show stories of other files. */
export default {
  title: 'Patterns/Parts together',
  tags: ['!autodocs', '!manifest', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

const pattern = (title: string, lead: string, story: string, height = 900): StoryObj => ({
  render: (_args, { globals }) => (
    <Sheet title={title} lead={lead}>
      {/* `inert`: if the frame took focus, this page would scroll to it. */}
      <StoryWindow
        inert
        title={title}
        src={storyAddress(story, 'story', globals)}
        height={height}
      />
    </Sheet>
  ),
});

export const Form = pattern(
  'A form',
  'Ask only for what you need. Keep what visitors typed, even if sending fails. After sending, replace the form with the next steps and their duration.',
  'forms-contactform--after-sending',
  1000,
);

export const Problem = pattern(
  'An error',
  'Say what happened and what to do. A summary takes the focus and links to each field with an error. The field shows the same error, with an icon.',
  'forms-contactform--default',
);

export const EmptyState = pattern(
  'An empty state',
  'Show a picture, one sentence and one action. Never show an empty box or a joke.',
  'templates-pages--not-found',
);

export const Price = pattern(
  'A price',
  'Show a price as large as a heading, above the button, with the date of its tariff. Repeat it beside the title of a cover that is folded up, and in the last row of a comparison. If no price is known, say when we answer.',
  'site-pages--motor',
  2200,
);

export const Photograph = pattern(
  'A photograph',
  'A photograph has strips, seams, corner blocks and uneven ends, so that it looks like the drawings.',
  'content-picture--default',
  1500,
);
