import type { Meta, StoryObj } from '@storybook/react-vite';
import { longProducts, products } from '../../fixtures/products.ts';
import { SplitSection } from './SplitSection.tsx';

const meta = {
  title: 'Components/SplitSection',
  component: SplitSection,
  args: products.claims,
} satisfies Meta<typeof SplitSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PictureAtStart: Story = {};

export const PictureAtEnd: Story = { args: { pictureSide: 'end' } };

export const OnPanel: Story = { args: { ground: 'panel' } };

export const LongWords: Story = { args: longProducts.claims };

export const TitleAlone: StoryObj = { render: () => <SplitSection title="Claims" /> };
