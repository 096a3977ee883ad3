import type { Meta, StoryObj } from '@storybook/react-vite';
import { shell } from '../../fixtures/home.ts';
import {
  bareProducts,
  corporateProducts,
  longProducts,
  products,
} from '../../fixtures/products.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { ProductsTemplate } from './ProductsTemplate.tsx';

const meta = {
  title: 'Templates/ProductsTemplate',
  component: ProductsTemplate,
  parameters: usage({
    status: 'ready',
    since: '0.1.0',
    when: 'The products of an audience.',
    not: 'One product.',
    accessibility: 'One `h1`; the three cards are one list.',
    limits: 'Three products are what it is drawn for.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: products },
  decorators: [
    (Story) => (
      <PageShell {...shell}>
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof ProductsTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {};

export const Corporate: Story = { args: { model: corporateProducts } };

export const LongWords: Story = { args: { model: longProducts } };

/** Without all optional content. */
export const Bare: Story = { args: { model: bareProducts } };

export const Awaited: Story = { args: { model: undefined } };

export const RightToLeft: Story = rightToLeft;
