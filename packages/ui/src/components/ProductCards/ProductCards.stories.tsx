import type { Meta, StoryObj } from '@storybook/react-vite';
import { longProducts, products } from '../../fixtures/products.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { productOf } from '../../templates/of-models.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProductCard, ProductCards } from './ProductCards.tsx';

export default {
  title: 'Content/ProductCards',
  component: ProductCards,
  subcomponents: { ProductCard },
  parameters: usage({
    when: 'Two or three products, or variants of one, side by side.',
    not: 'For articles (`ArticleGrid`).',
    accessibility: "The whole card is the link's target; the title is added to the link's name.",
    limits:
      'Any number of cards; title of 1 to 3 words, text of two sentences. Cards have one height.',
    focus: ['link'],
  }),
  args: { cards: products.cards.map(productOf) },
  decorators: [onSurface('page')],
} satisfies Meta<typeof ProductCards>;

type Story = StoryObj<typeof ProductCards>;

export const Three: Story = {};

export const Two: Story = { args: { cards: products.cards.slice(0, 2).map(productOf) } };

/** Four cards are two by two. */
export const Four: Story = {
  args: {
    cards: [
      ...products.cards,
      ...products.cards.slice(0, 1).map((card) => ({ ...card, id: 'life' })),
    ].map(productOf),
  },
};

export const One: Story = { args: { cards: products.cards.slice(0, 1).map(productOf) } };

export const LongWords: Story = { args: { cards: longProducts.cards.map(productOf) } };

export const Bare: Story = {
  args: {
    cards: [{ id: 'motor', title: 'Motor', picture: <Picture alt="" width={420} height={410} /> }],
  },
};
