import type { Meta, StoryObj } from '@storybook/react-vite';
import { helpPage, textPage } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/lengthened.ts';
import { usage } from '../../stories/story.tsx';
import { TextTemplate } from './TextTemplate.tsx';

export default {
  title: 'Templates/TextTemplate',
  component: TextTemplate,
  parameters: usage({
    when: 'Long fixed text, such as a policy, or help: claims, complaints.',
    not: 'Articles.',
    accessibility:
      'One `h1`; the contents are a named list of links to the headings; it prints without them.',
    limits: 'Any length; lines of at most 68 characters.',
    focus: ['link', 'details'],
    ownWindow: 900,
  }),
  args: { model: textPage },
} satisfies Meta<typeof TextTemplate>;

type Story = StoryObj<typeof TextTemplate>;

export const Default: Story = {};

/** Help after an accident, with contacts. */
export const Help: Story = { args: { model: helpPage } };

export const LongWords: Story = {
  args: {
    model: {
      ...textPage,
      title: longWord,
      contents: { title: longWord, entries: [{ id: 'who', label: longWord }] },
    },
  },
};

export const WithoutContents: Story = {
  args: { model: { title: textPage.title, body: textPage.body } },
};
