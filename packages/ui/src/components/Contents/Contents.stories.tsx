import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface, usage } from '../../stories/story.tsx';
import { Contents } from './Contents.tsx';

export default {
  title: 'Navigation/Contents',
  component: Contents,
  parameters: usage({
    when: 'Beside a text with three headings or more.',
    not: 'For links to other pages.',
    accessibility: 'A navigation named by its title; on small screens in a `details`.',
    limits: 'Any number of entries, each short enough for one line.',
    focus: ['link', 'details'],
  }),
  args: {
    title: 'In this article',
    entries: [
      { id: 'covers', label: 'Three covers, from least to most' },
      { id: 'premium', label: 'What moves the premium' },
      { id: 'questions', label: 'Three questions to ask before you sign' },
    ],
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Contents>;

export const Default: StoryObj<typeof Contents> = {};
