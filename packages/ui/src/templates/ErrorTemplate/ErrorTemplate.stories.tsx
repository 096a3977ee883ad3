import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound, shell } from '../../fixtures/home.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { ErrorTemplate } from './ErrorTemplate.tsx';

const meta = {
  title: 'Templates/ErrorTemplate',
  component: ErrorTemplate,
  args: { model: notFound },
  decorators: [
    (Story) => (
      <PageShell {...shell}>
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof ErrorTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = {
  args: { model: { ...notFound, message: '500 Internal Server Error' } },
};
