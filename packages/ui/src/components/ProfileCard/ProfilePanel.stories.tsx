import type { Meta, StoryObj } from '@storybook/react-vite';
import { executives, longAbout } from '../../fixtures/pages.ts';
import { onGround } from '../../stories/grounds.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';

const [executive] = executives;
const [longExecutive] = longAbout.executives.people;
if (executive === undefined || longExecutive === undefined) {
  throw new Error('There is no executive.');
}

const meta = {
  title: 'Components/ProfilePanel',
  component: ProfilePanel,
  args: executive,
  decorators: [onGround('page')],
} satisfies Meta<typeof ProfilePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = { args: longExecutive };
