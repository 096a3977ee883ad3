import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { AffiliationBlock } from './AffiliationBlock.tsx';

const meta = {
  title: 'Components/AffiliationBlock',
  component: AffiliationBlock,
  args: home.affiliation,
} satisfies Meta<typeof AffiliationBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = { args: longHome.affiliation };

export const WithoutFacts: Story = {
  render: () => <AffiliationBlock {...bareHome.affiliation} />,
};
