import type { Meta, StoryObj } from '@storybook/react-vite';
import { social } from '../../fixtures/pages.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { SocialRow } from './SocialRow.tsx';

const meta = {
  title: 'Navigation/SocialRow',
  component: SocialRow,
  parameters: usage({
    when: 'After a text worth sharing, such as an article.',
    not: 'In the footer, which has its own.',
    accessibility: 'Each icon is a link named by its network, at least 44 px.',
    limits: 'Up to six networks.',
    focus: ['link'],
  }),
  args: social,
  decorators: [onSurface('page')],
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

export const RightToLeft: Story = rightToLeft;
