import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound } from '../../fixtures/home.ts';
import { inPageShell } from '../../stories/in-page-shell.tsx';
import { rightToLeft, usage } from '../../stories/story.tsx';
import { ErrorTemplate } from './ErrorTemplate.tsx';

export default {
  title: 'Templates/ErrorTemplate',
  component: ErrorTemplate,
  parameters: usage({
    when: 'Any address that leads nowhere, and any page that failed.',
    not: 'An empty list.',
    accessibility: 'One `h1`; never a stack trace.',
    limits: 'Two lines, one link home and up to three others.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: notFound },
  decorators: [inPageShell],
} satisfies Meta<typeof ErrorTemplate>;

type Story = StoryObj<typeof ErrorTemplate>;

export const NotFound: Story = {};

export const Failed: Story = {
  args: { model: { ...notFound, message: '500 Internal Server Error' } },
};

export const RightToLeft: Story = rightToLeft;
