import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Feedback/Loading',
  component: Loading,
  parameters: usage({
    when: 'Where content is awaited that is not known yet.',
    not: 'For a button that is sending: its label says it.',
    accessibility:
      "A polite status that says 'Loading...'; the strips are decoration and stand still under reduced motion. What takes its place says so itself: a `Message` with a role.",
    limits: 'The words of `KitWords.loading`.',
    focus: [],
  }),
  decorators: [onSurface('page')],
} satisfies Meta<typeof Loading>;
export default meta;

/** 'Loading...', as a status (§4.1). */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const RightToLeft: StoryObj<typeof meta> = rightToLeft;
