import type { Meta, StoryObj } from '@storybook/react-vite';
import { executives } from '../../fixtures/pages.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { PeopleCarousel } from './PeopleCarousel.tsx';

export default {
  title: 'Content/PeopleCarousel',
  component: PeopleCarousel,
  tags: ['needs-script'],
  parameters: usage({
    when: 'The people who lead the company, with a text about each.',
    not: 'For a board of many, whose texts unfold (`ProfileCard` in a grid).',
    accessibility: 'The heading names the carousel; each slide is announced by its place and name.',
    limits: 'Three to eight people; texts of up to 60 words.',
    focus: ['button', 'scroller'],
  }),
  args: {
    title: 'Executive Management',
    lead: 'Four people answer for what the company promises.',
    people: executives,
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof PeopleCarousel>;

export const Default: StoryObj<typeof PeopleCarousel> = {};
