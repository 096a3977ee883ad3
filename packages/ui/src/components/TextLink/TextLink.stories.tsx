import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface, rowOf } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: usage({
    when: "A quiet way on that stands alone: 'See more'.",
    not: "In running text, or as the page's main action (`Button`).",
    accessibility:
      'The arrow is decoration and turns with the direction of writing; words say where it leads.',
    limits: '1 to 4 words.',
    focus: ['link'],
  }),
  args: { href: '#insights', children: 'See more' },
  decorators: [rowOf],
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnBrand: Story = { args: { color: 'inherit' }, decorators: [onSurface('hero')] };

export const Outside: Story = {
  args: { href: 'https://group.example/about', external: true, children: 'About Us' },
};

export const Long: Story = {
  args: { children: 'Read how the company settles claims after a flood in the rainy season' },
};

export const RightToLeft: Story = rightToLeft;
