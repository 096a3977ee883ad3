import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryWindow } from '../StoryWindow.tsx';
import { storyAddress } from '../toolbar.ts';
import { Sheet } from './sheet.tsx';

/** How parts work together, shown by stories that exist. Tests run those, not these. */
export default {
  title: 'Patterns/Parts together',
  tags: ['!autodocs', '!manifest', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

const pattern = (title: string, lead: string, story: string, height = 900): StoryObj => ({
  render: (_args, { globals }) => (
    <Sheet title={title} lead={lead}>
      {/* Nothing in it takes the focus, which would scroll the page. */}
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
  'Ask only for what is needed; keep what was typed, also when sending fails. Afterwards the form gives way to what happens next, and when.',
  'forms-contactform--thanked',
  1000,
);

export const Problem = pattern(
  'An error',
  'Say what happened and what to do. A summary takes the focus and links to each field; the field says the same, with a sign.',
  'site-states--form-errors',
);

export const EmptyState = pattern(
  'An empty state',
  'A scene, one sentence, one action. Never an empty box, never a joke.',
  'site-states--not-found',
);

export const Price = pattern(
  'A price',
  'As large as a heading, above the button, with the day of its tariff; also in the closed head and in the last row of the comparison. Without a price, say when we answer.',
  'site-pages--motor',
  2200,
);

export const Photograph = pattern(
  'A photograph',
  'Woven like the drawings: strips, seams, corner blocks, uneven ends. So both can hang side by side.',
  'content-picture--variants',
  1500,
);
