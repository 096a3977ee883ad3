import type { Meta, StoryObj } from '@storybook/react-vite';
import { logo, longWord } from '../../fixtures/home.ts';
import { onGround, rowOf } from '../../stories/grounds.tsx';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: usage({
    when: "The company's mark in header and footer.",
    not: 'As decoration, or in parts.',
    accessibility:
      'Text, so its name is what stands there; what holds it decides whether it is a link.',
    limits: 'Name and descriptor of one line each.',
  }),
  args: { ...logo, ground: 'light' },
  decorators: [rowOf],
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

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
