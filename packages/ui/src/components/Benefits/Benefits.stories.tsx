import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  bareMotor,
  engineering,
  longMotor,
  marine,
  motor,
  travel,
} from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { Benefits } from './Benefits.tsx';

export default {
  title: 'Content/Benefits',
  component: Benefits,
  parameters: usage({
    when: 'What a product pays for, below its covers or variants.',
    not: 'For features of one cover: they stand in its `FeaturesDialog`.',
    accessibility:
      'Real lists, so that a screen reader says how many there are; checks are decoration.',
    limits: 'Lists of 3 to 10 lines; with one group they take two columns, with several one each.',
    focus: [],
  }),
  args: { title: 'Travel benefits', groups: [], ...travel.benefits },
} satisfies Meta<typeof Benefits>;

type Story = StoryObj<typeof Benefits>;

/** A single long list has two columns. */
export const OneList: Story = {};

export const Groups: Story = { args: { ...engineering.benefits, surface: 'panel' } };

export const PlainWords: Story = { args: { ...marine.benefits } };

export const WithPicture: Story = { args: { ...motor.benefits } };

export const LongWords: Story = { args: { ...longMotor.benefits } };

export const NoGroup: Story = { args: { title: bareMotor.covers.title, groups: [] } };
