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
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { ProductSectionsTemplate } from './ProductSectionsTemplate.tsx';

const meta = {
  title: 'Templates/ProductSectionsTemplate',
  component: ProductSectionsTemplate,
  parameters: usage({
    status: 'ready',
    since: '0.1.0',
    when: 'A product in several kinds, each with a picture and features.',
    not: 'A product in covers (`CoversTemplate`).',
    accessibility: 'One `h1`; each kind is a labelled part.',
    limits: 'Two to six kinds; benefits and text are optional.',
    focus: ['link', 'button', 'dialog'],
    ownWindow: 900,
  }),
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

/** Without all optional content. */
export const Bare: Story = { args: { model: bareMarine } };

export const Awaited: Story = { args: { model: undefined } };

export const RightToLeft: Story = rightToLeft;
