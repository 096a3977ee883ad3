import type { Meta, StoryObj } from '@storybook/react-vite';
import { rowOf, usage } from '../../stories/story.tsx';
import { Icon } from './Icon.tsx';

export default {
  title: 'Content/Icon',
  component: Icon,
  parameters: usage({
    when: 'Beside words, in their colour.',
    not: 'Alone without words: name its control with `VisuallyHidden` or a label.',
    accessibility: 'Hidden from assistive technology.',
    limits: 'One of the names below; a new one is a path in `paths.ts`.',
    focus: [],
  }),
  args: { name: 'clock' },
  decorators: [rowOf],
} satisfies Meta<typeof Icon>;

export const One: StoryObj<typeof Icon> = {};
