import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rowOf } from '../../stories/grounds.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Foundation/Link',
  component: Link,
  args: { href: '#about', children: 'About Us' },
  decorators: [rowOf],
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About Us' })).not.toHaveAttribute('target');
  },
};

export const Outside: Story = { args: { href: 'https://group.example/', external: true } };
