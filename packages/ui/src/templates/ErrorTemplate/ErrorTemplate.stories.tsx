import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/lengthened.ts';
import { usage } from '../../stories/story.tsx';
import { ErrorTemplate } from './ErrorTemplate.tsx';

export default {
  title: 'Templates/ErrorTemplate',
  component: ErrorTemplate,
  parameters: usage({
    when: 'In place of a page that is not there or failed.',
    not: 'For a part of a page that is empty: the part says so itself (`EmptyList`).',
    accessibility: "Its title is the page's `h1`; the message is text, not colour alone.",
    limits:
      'The two lines of the specification, one link home and up to three others. Never a stack trace.',
    focus: ['link'],
  }),
  args: { model: notFound },
} satisfies Meta<typeof ErrorTemplate>;

type Story = StoryObj<typeof ErrorTemplate>;

export const NotFound: Story = {};

export const HomeAlone: Story = { args: { model: { ...notFound, links: [] } } };

export const LongWords: Story = {
  args: { model: { ...notFound, message: `${longWord} `.repeat(12) } },
};
