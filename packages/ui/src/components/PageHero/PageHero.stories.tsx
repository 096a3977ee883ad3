import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '../../fixtures/home.ts';
import { longProducts, products } from '../../fixtures/products.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { pageHeroOf } from '../../templates/model-props.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PageHero, pageHeroOverhang } from './PageHero.tsx';

export default {
  title: 'Content/PageHero',
  component: PageHero,
  parameters: usage({
    when: 'At the top of every inner page.',
    not: 'On a home page: `Hero`.',
    accessibility: "Holds the page's `h1`. Describe the picture in its `alt`.",
    limits: 'Title of 1 to 6 words, lead of two sentences, up to two actions.',
    focus: ['link'],
    ownWindow: 640,
  }),
  args: pageHeroOf(products.hero),
} satisfies Meta<typeof PageHero>;

const actions = [
  { label: 'Get a Quote', href: 'https://buy.example/', external: true },
  { label: 'Contact Us', href: '#contact' },
];

/** The picture overlaps the next section by 40 px, whatever the length of the text. */
export const Default: StoryObj<typeof PageHero> = {
  ...withVariants(
    <PageHero {...pageHeroOf({ ...products.hero, actions })} />,
    // Without a picture, the hero is about half as high, with room for a small illustration.
    <PageHero
      title="Self Service"
      lead="Choose the service you would like to access"
      illustration={<Picture {...picture(480, 330)} />}
    />,
    <PageHero {...pageHeroOf(longProducts.hero)} />,
    <PageHero
      {...pageHeroOf({
        title: 'Talk to us',
        opening: {
          text: 'Mon–Fri',
          openNow: { hours: [], offset: 0, closedDays: [], open: '' },
          always: { label: 'At any hour', href: '#claims' },
        },
      })}
    />,
  ),
  play: async ({ canvas }) => {
    // The link stays in place when a script replaces the hours with a longer text.
    const link = canvas.getByRole('link', { name: 'At any hour' });
    const before = link.getBoundingClientRect();
    canvas.getByText('Mon–Fri').textContent = 'Closed now · opens Monday';
    await expect(link.getBoundingClientRect()).toEqual(before);
    const images = canvas.getAllByRole('img');
    await expect(images.length).toBeGreaterThan(2);
    for (const image of images) {
      const hero = image.closest('section')?.getBoundingClientRect();
      const overlap = image.getBoundingClientRect().bottom - (hero?.bottom ?? 0);
      // Allows a rounding error of one pixel.
      await expect(Math.abs(overlap - pageHeroOverhang)).toBeLessThanOrEqual(1);
    }
  },
};
