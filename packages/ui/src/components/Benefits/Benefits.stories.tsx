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
import { type BenefitsModel, benefitsOf, titleOf } from '../../templates/of-models.tsx';
import { Benefits } from './Benefits.tsx';

const shown = (model: BenefitsModel | undefined) => model && benefitsOf(model);

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
  args: { title: 'Travel benefits', groups: [], ...shown(travel.benefits) },
} satisfies Meta<typeof Benefits>;

type Story = StoryObj<typeof Benefits>;

export const OneList: Story = {};

export const Groups: Story = { args: { ...shown(engineering.benefits), surface: 'panel' } };

export const PlainWords: Story = { args: { ...shown(marine.benefits) } };

export const WithPicture: Story = { args: { ...shown(motor.benefits) } };

export const LongWords: Story = { args: { ...shown(longMotor.benefits) } };

export const NoGroup: Story = {
  args: { title: titleOf(bareMotor.covers.title).title, groups: [] },
};
