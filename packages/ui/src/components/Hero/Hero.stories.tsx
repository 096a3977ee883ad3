import type { Meta } from '@storybook/react-vite';
import { corporateHome, home } from '../../fixtures/home.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { heroOf } from '../../templates/HomeTemplate/HomeTemplate.tsx';
import { Hero } from './Hero.tsx';

export default {
  title: 'Content/Hero',
  component: Hero,
  parameters: usage({
    when: 'Once, at the top of a home page.',
    not: 'On inner pages: `PageHero`.',
    accessibility: "Holds the page's `h1`. Describe the picture in its `alt`.",
    limits:
      'Title of 3 to 7 words, lead of two sentences, up to two actions and six products. The picture is drawn at 760 × 800, and at 560 × 510 for small screens.',
    focus: ['link'],
    ownWindow: 860,
  }),
  args: heroOf(home.hero),
} satisfies Meta<typeof Hero>;

export const Default = withVariants(
  // The corporate home (§2.5): the company's name as title, its tagline as lead.
  <Hero {...heroOf(corporateHome.hero)} />,
);
