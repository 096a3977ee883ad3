import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface, rowOf, usage } from '../../stories/story.tsx';
import { TextLink } from './TextLink.tsx';

export default {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: usage({
    when: "A less important link on a separate line: 'See more'.",
    not: "In running text, or as the page's main action (`Button`).",
    accessibility:
      'The arrow is decoration and follows the direction of writing; the label says where the link leads.',
    limits: '1 to 4 words.',
    focus: ['link'],
  }),
  args: { href: '#insights', children: 'See more' },
  decorators: [rowOf],
} satisfies Meta<typeof TextLink>;

type Story = StoryObj<typeof TextLink>;

export const Default: Story = {};

export const OnBrand: Story = { args: { color: 'inherit' }, decorators: [onSurface('hero')] };

export const Outside: Story = {
  args: { href: 'https://group.example/about', external: true, children: 'About Us' },
};

export const Long: Story = {
  args: { children: 'Read how the company settles claims after a flood in the rainy season' },
};
