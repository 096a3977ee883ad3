import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareMarine, engineering, longMarine, marine, travel } from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { ProductSectionsTemplate } from './ProductSectionsTemplate.tsx';

export default {
  title: 'Templates/ProductSectionsTemplate',
  component: ProductSectionsTemplate,
  parameters: usage({
    when: 'A product in several variants, each with a picture and features.',
    not: 'A product in covers (`CoversTemplate`).',
    accessibility: 'One `h1`; each variant is a labelled region.',
    limits: 'Two to six variants; benefits and text are optional.',
    focus: ['link', 'button', 'details', 'dialog', 'scroller'],
    ownWindow: 900,
  }),
  args: { model: travel },
} satisfies Meta<typeof ProductSectionsTemplate>;

type Story = StoryObj<typeof ProductSectionsTemplate>;

export const Travel: Story = {};

export const Engineering: Story = { args: { model: engineering } };

export const Marine: Story = { args: { model: marine } };

export const LongWords: Story = { args: { model: longMarine } };

export const Bare: Story = { args: { model: bareMarine } };
