import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onGround, rowOf } from '../../stories/grounds.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Foundation/TextLink',
  component: TextLink,
  args: { href: '#insights', children: 'See more' },
  decorators: [rowOf],
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnBrand: Story = { args: { tone: 'inherit' }, decorators: [onGround('hero')] };

export const Outside: Story = {
  args: { href: 'https://group.example/about', external: true, children: 'About Us' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'About Us (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Long: Story = {
  args: { children: 'Read how the company settles claims after a flood in the rainy season' },
};
