import type { Meta, StoryObj } from '@storybook/react-vite';
import { social } from '../../fixtures/pages.ts';
import { onGround } from '../../stories/grounds.tsx';
import { SocialRow } from './SocialRow.tsx';

const meta = {
  title: 'Components/SocialRow',
  component: SocialRow,
  args: social,
  decorators: [onGround('page')],
} satisfies Meta<typeof SocialRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Outside: Story = {
  args: {
    links: [
      { label: 'LinkedIn', href: 'https://linkedin.example/', external: true, icon: 'linkedin' },
    ],
  },
};
