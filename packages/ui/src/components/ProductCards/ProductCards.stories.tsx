import type { Meta } from '@storybook/react-vite';
import { products } from '../../fixtures/products.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { productOf } from '../../templates/model-props.tsx';
import { ProductCard, ProductCards } from './ProductCards.tsx';

const cards = products.cards.map((card) => productOf(card));

export default {
  title: 'Content/ProductCards',
  component: ProductCards,
  subcomponents: { ProductCard },
  parameters: usage({
    when: 'Two or three products, or variants of one product, side by side.',
    not: 'For articles (`ArticleGrid`).',
    accessibility: 'A click anywhere on the card follows the link, whose name includes the title.',
    limits: 'Cards in a row have the same height. Title of 1 to 3 words, text of two sentences.',
    focus: ['link'],
  }),
  args: { cards },
  decorators: [onSurface('page')],
} satisfies Meta<typeof ProductCards>;

const one = cards.slice(0, 1);
// Four cards are two by two, so that no row has a single card.
const four = [...cards, ...one.map((card) => ({ ...card, id: 'life' }))];

export const Default = withVariants(
  <ProductCards cards={cards.slice(0, 2)} />,
  <ProductCards cards={four} />,
  <ProductCards cards={one} />,
);
