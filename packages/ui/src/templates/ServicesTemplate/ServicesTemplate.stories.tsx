import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '../../fixtures/pages.ts';
import { ServicesTemplate } from './ServicesTemplate.tsx';

const meta = {
  title: 'Templates/ServicesTemplate',
  component: ServicesTemplate,
} satisfies Meta<typeof ServicesTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { model: services } };
