import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareProducts, longProducts, products } from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { ProductsTemplate } from './ProductsTemplate.tsx';

export default {
  title: 'Templates/ProductsTemplate',
  component: ProductsTemplate,
  parameters: usage({
    when: 'The products of an audience.',
    not: 'One product.',
    accessibility: 'One `h1`; the three cards are one list.',
    limits: 'Designed for three products.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: products },
} satisfies Meta<typeof ProductsTemplate>;

type Story = StoryObj<typeof ProductsTemplate>;

export const Default: Story = {};

export const LongWords: Story = { args: { model: longProducts } };

export const Bare: Story = { args: { model: bareProducts } };
