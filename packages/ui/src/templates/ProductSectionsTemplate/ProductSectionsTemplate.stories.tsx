import type { Meta, StoryObj } from '@storybook/react-vite';
import { shell } from '../../fixtures/home.ts';
import {
  bareMarine,
  engineering,
  longMarine,
  marine,
  travel,
  useReadyFeatures,
} from '../../fixtures/products.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { ProductSectionsTemplate } from './ProductSectionsTemplate.tsx';

const meta = {
  title: 'Templates/ProductSectionsTemplate',
  component: ProductSectionsTemplate,
  args: { model: travel, useFeatures: useReadyFeatures },
  decorators: [
    (Story) => (
      <PageShell {...shell}>
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof ProductSectionsTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Travel: Story = {};

export const Engineering: Story = { args: { model: engineering } };

export const Marine: Story = { args: { model: marine } };

export const LongWords: Story = { args: { model: longMarine } };

/** All that may be missing is missing. */
export const Bare: Story = { args: { model: bareMarine } };

export const Awaited: Story = { args: { model: undefined } };
