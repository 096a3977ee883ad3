import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareMotor, longMotor, motor } from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { CoversTemplate } from './CoversTemplate.tsx';

export default {
  title: 'Templates/CoversTemplate',
  component: CoversTemplate,
  parameters: usage({
    when: 'A product that can be bought in several covers, such as motor.',
    not: 'A product in several variants with pictures (`ProductSectionsTemplate`).',
    accessibility: 'One `h1`; covers open without script.',
    limits: 'Two to six covers.',
    focus: ['link', 'button', 'details', 'dialog', 'scroller'],
    ownWindow: 900,
  }),
  args: { model: motor },
} satisfies Meta<typeof CoversTemplate>;

type Story = StoryObj<typeof CoversTemplate>;

export const Default: Story = {};

export const LongWords: Story = { args: { model: longMotor } };

export const Bare: Story = { args: { model: bareMotor } };
