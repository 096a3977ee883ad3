import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound, shell } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { ErrorTemplate } from '../ErrorTemplate/ErrorTemplate.tsx';
import { PageShell } from './PageShell.tsx';

export default {
  title: 'Templates/PageShell',
  component: PageShell,
  parameters: usage({
    when: 'Around every page: skip link, notice, header, content, footer.',
    not: 'Inside a page.',
    accessibility:
      "It has the landmarks, `main` included, and the skip link's target: do not put another `main` into it.",
    limits: 'The footer of a short page is at the bottom of the window.',
    focus: ['link', 'button', 'popover', 'details'],
    ownWindow: 900,
  }),
  args: { ...shell, children: <ErrorTemplate model={notFound} /> },
} satisfies Meta<typeof PageShell>;

type Story = StoryObj<typeof PageShell>;

/** A short page: the footer is at the bottom of the window. */
export const ShortPage: Story = {};
