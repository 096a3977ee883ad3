import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/home.ts';
import { channels } from '../../fixtures/pages.ts';
import { onGround } from '../../stories/grounds.tsx';
import { ContactChannels } from './ContactChannels.tsx';

const meta = {
  title: 'Components/ContactChannels',
  component: ContactChannels,
  args: { channels },
  decorators: [onGround('panel')],
} satisfies Meta<typeof ContactChannels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: {
    channels: [
      {
        term: longWord,
        icon: 'mail',
        links: [{ label: `${longWord}@insurance.example`, href: 'mailto:a@insurance.example' }],
      },
    ],
  },
};
