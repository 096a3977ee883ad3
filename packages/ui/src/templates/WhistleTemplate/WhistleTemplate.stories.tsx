import type { Meta, StoryObj } from '@storybook/react-vite';
import { whistle } from '../../fixtures/pages.ts';
import { WhistleTemplate } from './WhistleTemplate.tsx';

const meta = {
  title: 'Templates/WhistleTemplate',
  component: WhistleTemplate,
} satisfies Meta<typeof WhistleTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { model: whistle } };
