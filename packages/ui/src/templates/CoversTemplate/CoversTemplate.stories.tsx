import type { Meta, StoryObj } from '@storybook/react-vite';
import { shell } from '../../fixtures/home.ts';
import { bareMotor, fleet, longMotor, motor, useReadyFeatures } from '../../fixtures/products.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { CoversTemplate } from './CoversTemplate.tsx';

const meta = {
  title: 'Templates/CoversTemplate',
  component: CoversTemplate,
  parameters: usage({
    status: 'ready',
    since: '0.1.0',
    when: 'A product that comes in covers of one kind, such as motor.',
    not: 'A product in several kinds with pictures (`ProductSectionsTemplate`).',
    accessibility: 'One `h1`; covers open without script.',
    limits: 'Two to six covers.',
    focus: ['link', 'button', 'details', 'dialog'],
    ownWindow: 900,
  }),
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

/** Without all optional content. */
export const Bare: Story = { args: { model: bareMotor } };

export const Awaited: Story = { args: { model: undefined } };

export const RightToLeft: Story = rightToLeft;
