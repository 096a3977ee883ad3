import type { Meta, StoryObj } from '@storybook/react-vite';
import { careers, careersWithAccount, longCareers } from '../../fixtures/pages.ts';
import { CareersTemplate } from './CareersTemplate.tsx';

const meta = {
  title: 'Templates/CareersTemplate',
  component: CareersTemplate,
} satisfies Meta<typeof CareersTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { model: careers } };

/** With the account panel of one audience (§2.16). */
export const WithAccount: Story = { args: { model: careersWithAccount } };

export const Long: Story = { args: { model: longCareers } };

/** §4.1 */
export const Loading: Story = { args: { model: undefined } };
