import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { AccountBand } from './AccountBand.tsx';

const meta = {
  title: 'Components/AccountBand',
  component: AccountBand,
  args: home.account,
} satisfies Meta<typeof AccountBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = { args: longHome.account };

/** Without a text and a meaning of its sign. */
export const TitleAlone: Story = { render: () => <AccountBand {...bareHome.account} /> };
