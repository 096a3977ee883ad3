import type { Meta, StoryObj } from '@storybook/react-vite';
import { shell } from '../../fixtures/home.ts';
import { bareMotor, fleet, longMotor, motor, useReadyFeatures } from '../../fixtures/products.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { CoversTemplate } from './CoversTemplate.tsx';

const meta = {
  title: 'Templates/CoversTemplate',
  component: CoversTemplate,
  args: { model: motor, useFeatures: useReadyFeatures },
  decorators: [
    (Story) => (
      <PageShell {...shell}>
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof CoversTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {};

export const Corporate: Story = { args: { model: fleet } };

export const LongWords: Story = { args: { model: longMotor } };

/** All that may be missing is missing. */
export const Bare: Story = { args: { model: bareMotor } };

export const Awaited: Story = { args: { model: undefined } };
