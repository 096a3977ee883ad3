import type { Meta, StoryObj } from '@storybook/react-vite';
import { logo, longWord } from '../../fixtures/home.ts';
import { onGround } from '../../stories/grounds.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { ...logo, ground: 'light' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnLight: Story = {};

export const OnDark: Story = { args: { ground: 'dark' }, decorators: [onGround('deep')] };

export const NameAlone: Story = {
  render: ({ viewBox, paths, name, ground }) => (
    <Logo viewBox={viewBox} paths={paths} name={name} ground={ground} />
  ),
};

export const LongName: Story = { args: { name: longWord } };
