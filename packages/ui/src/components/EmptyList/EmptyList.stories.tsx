import type { Meta, StoryObj } from '@storybook/react-vite';
import { noArticles } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { emptyOf } from '../../templates/of-models.tsx';
import { EmptyList } from './EmptyList.tsx';

export default {
  title: 'Content/EmptyList',
  component: EmptyList,
  parameters: usage({
    when: 'In the place of a list that has nothing to show, such as a category without articles.',
    not: 'For a page that failed: `ErrorTemplate`. While a list loads: `Loading`.',
    accessibility: 'The sentence says what there is none of; the picture is decorative.',
    limits: 'One sentence, a picture, one link.',
    focus: ['link'],
  }),
  args: emptyOf(noArticles),
} satisfies Meta<typeof EmptyList>;

type Story = StoryObj<typeof EmptyList>;

export const Default: Story = {};

export const OneSentence: Story = { args: emptyOf({ message: noArticles.message }) };
