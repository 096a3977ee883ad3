import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, corporateHome, home, longHome, shell } from '../../fixtures/home.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { HomeTemplate } from './HomeTemplate.tsx';

const meta = {
  title: 'Templates/HomeTemplate',
  component: HomeTemplate,
  args: { model: home },
  decorators: [
    (Story) => (
      <PageShell {...shell}>
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof HomeTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {};

export const Corporate: Story = { args: { model: corporateHome } };

export const LongWords: Story = { args: { model: longHome } };

/** All that may be missing is missing. */
export const Bare: Story = { args: { model: bareHome } };

export const ArticlesAwaited: Story = {
  args: { model: { ...home, insights: { ...home.insights, cards: undefined } } },
};

export const Awaited: Story = { args: { model: undefined } };
