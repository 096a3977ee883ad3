import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, corporateHome, home, longHome } from '../../fixtures/home.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: home.hero,
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {};

/** The company's name and tagline, in plain words (§2.5). */
export const Corporate: Story = { args: corporateHome.hero };

export const WithActions: Story = {
  args: {
    actions: [
      { label: 'Get a quote', href: '#quote' },
      { label: 'Find your cover', href: '#cover' },
    ],
  },
};

export const LongWords: Story = { args: longHome.hero };

/** The kit's default picture stands in. */
export const TitleAlone: Story = { render: () => <Hero {...bareHome.hero} /> };
