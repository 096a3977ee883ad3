import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { ClosingBanner } from './ClosingBanner.tsx';

const meta = {
  title: 'Components/ClosingBanner',
  component: ClosingBanner,
  args: home.banner,
} satisfies Meta<typeof ClosingBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = { args: longHome.banner };

export const WithoutLead: Story = { render: () => <ClosingBanner {...bareHome.banner} /> };
