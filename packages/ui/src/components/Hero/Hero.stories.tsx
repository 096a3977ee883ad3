import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, corporateHome, home, longHome } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { heroOf } from '../../templates/HomeTemplate/HomeTemplate.tsx';
import { Hero } from './Hero.tsx';

export default {
  title: 'Content/Hero',
  component: Hero,
  parameters: usage({
    when: 'The head of a home, once.',
    not: 'On inner pages: `PageHero`.',
    accessibility:
      "Holds the page's `h1`. The picture has a description in the model; it stands still under reduced motion.",
    limits:
      'Title of 3 to 7 words, lead of two sentences, up to two actions and six products. The picture is drawn at 760 × 800, and at 560 × 510 for small screens.',
    focus: ['link'],
  }),
  args: heroOf(home.hero),
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const Individual: Story = {};

/** Company name and tagline are plain text (§2.5). */
export const Corporate: Story = { args: heroOf(corporateHome.hero) };

export const WithActions: Story = { args: { products: undefined } };

export const LongWords: Story = { args: heroOf(longHome.hero) };

/** Without a picture the default picture is shown. */
export const TitleAlone: Story = { render: () => <Hero {...heroOf(bareHome.hero)} /> };
