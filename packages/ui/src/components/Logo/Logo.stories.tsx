import type { Meta, StoryObj } from '@storybook/react-vite';
import { logo } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/lengthened.ts';
import { onSurface, rowOf, usage } from '../../stories/story.tsx';
import { logoOf } from '../../templates/PageShell/PageShell.tsx';
import { Logo } from './Logo.tsx';

export default {
  title: 'Content/Logo',
  component: Logo,
  parameters: usage({
    when: "The company's mark in header and footer.",
    not: 'As decoration, or in parts.',
    accessibility:
      'Its accessible name is its text; the component around it decides whether it is a link.',
    limits: 'Name and descriptor of one line each.',
    focus: [],
  }),
  args: { ...logoOf(logo), surface: 'light' },
  decorators: [rowOf],
} satisfies Meta<typeof Logo>;

type Story = StoryObj<typeof Logo>;

export const OnLight: Story = {};

export const OnDark: Story = { args: { surface: 'dark' }, decorators: [onSurface('deep')] };

export const NameAlone: Story = { args: { descriptor: undefined } };

export const LongName: Story = { args: { name: longWord } };
