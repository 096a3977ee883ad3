import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/lengthened.ts';
import { usage } from '../../stories/story.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

export default {
  title: 'Feedback/ErrorMessage',
  component: ErrorMessage,
  parameters: usage({
    when: 'In place of a page that is not there or failed, with a `WovenBand` below it.',
    not: 'For a part of a page that is empty: the part says so itself (`ArticleGrid`).',
    accessibility: "Its title is the page's `h1`; the message is text, not colour alone.",
    limits:
      'The two lines of the specification, one link home and up to three others. Never a stack trace.',
    focus: ['link'],
  }),
  args: notFound,
} satisfies Meta<typeof ErrorMessage>;

type Story = StoryObj<typeof ErrorMessage>;

export const NotFound: Story = {};

export const HomeAlone: Story = { args: { links: [] } };

export const LongWords: Story = { args: { message: `${longWord} `.repeat(12) } };
