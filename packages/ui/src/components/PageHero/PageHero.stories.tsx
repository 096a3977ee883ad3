import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '../../fixtures/home.ts';
import { longProducts, products } from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { pageHeroOf } from '../../templates/of-models.tsx';
import { Links } from '../Actions/Actions.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PageHero, pageHeroOverhang } from './PageHero.tsx';

export default {
  title: 'Content/PageHero',
  component: PageHero,
  parameters: usage({
    when: 'The head of every inner page.',
    not: 'On a home: `Hero`.',
    accessibility: "Holds the page's `h1`; the picture's description is in the model.",
    limits:
      'Title of 1 to 6 words, lead of two sentences, up to two actions. The picture is optional.',
    focus: ['link'],
  }),
  args: pageHeroOf(products.hero),
} satisfies Meta<typeof PageHero>;

type Story = StoryObj<typeof PageHero>;

/** The picture overlaps the next section. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const hero = canvasElement.querySelector('section')?.getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const overlap = picture.bottom - (hero?.bottom ?? 0);
    // Widths may be fractions of a pixel.
    await expect(Math.abs(overlap - pageHeroOverhang)).toBeLessThanOrEqual(1);
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Links
        of={[
          { label: 'Get a Quote', href: 'https://buy.example/', external: true },
          { label: 'Contact Us', href: '#contact' },
        ]}
      />
    ),
  },
};

export const PlainWords: Story = {
  args: { title: 'Self Service', lead: 'Choose the service you would like to access' },
};

/** With an illustration in place of a picture, the hero has half the height. */
export const WithIllustration: Story = {
  args: { ...PlainWords.args, illustration: <Picture {...picture(480, 330)} /> },
  render: ({ picture: _, ...hero }) => <PageHero {...hero} />,
};

export const LongWords: Story = { args: pageHeroOf(longProducts.hero) };

export const TitleAlone: StoryObj = { render: () => <PageHero title="Whistle Blowing" /> };
