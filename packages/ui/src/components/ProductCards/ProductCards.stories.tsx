import type { Meta, StoryObj } from '@storybook/react-vite';
import { longProducts, products } from '../../fixtures/products.ts';
import { onGround } from '../../stories/grounds.tsx';
import { ProductCards } from './ProductCards.tsx';

const meta = {
  title: 'Components/ProductCards',
  component: ProductCards,
  args: { cards: products.cards },
  decorators: [onGround('page')],
} satisfies Meta<typeof ProductCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const Two: Story = { args: { cards: products.cards.slice(0, 2) } };

export const One: Story = { args: { cards: products.cards.slice(0, 1) } };

export const LongWords: Story = { args: { cards: longProducts.cards } };

/** Without text, link and file: the kit's default picture. */
export const Bare: Story = {
  args: {
    cards: [{ id: 'motor', title: 'Motor', picture: { alt: '', width: 420, height: 410 } }],
  },
};
