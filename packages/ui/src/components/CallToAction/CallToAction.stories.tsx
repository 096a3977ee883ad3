import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { callOf } from '../../templates/of-models.tsx';
import { CallToAction } from './CallToAction.tsx';

export default {
  title: 'Content/CallToAction',
  component: CallToAction,
  parameters: usage({
    when: "One thing to do: `panel` below a hero, for what belongs to the company's sign, such as the customer's account; `panelStrong` between the parts of a page; `brand` at a page's end, with the page's one woven band above it.",
    not: 'Twice on the same surface of a page.',
    accessibility:
      'The sign needs an `alt`; leave it empty only if the title says the same. The woven band is hidden from screen readers; the label of the button makes sense alone.',
    limits: 'Title of 2 to 5 words, one or two sentences (about 80 characters), one action.',
    focus: ['link'],
  }),
  args: callOf(home.account),
} satisfies Meta<typeof CallToAction>;

type Story = StoryObj<typeof CallToAction>;

const onBrand = { color: 'secondary' } as const;

export const Panel: Story = {};

/** For pages that have a more important button. */
export const Outlined: Story = { args: callOf(home.account, { variant: 'outlined' }) };

export const PanelStrong: Story = { args: { ...callOf(home.banner), surface: 'panelStrong' } };

export const Brand: Story = { args: { ...callOf(home.banner, onBrand), surface: 'brand' } };

export const LongWords: Story = { args: callOf(longHome.account) };

export const LongWordsOnBrand: Story = {
  args: { ...callOf(longHome.banner, onBrand), surface: 'brand' },
};

export const TitleAlone: Story = { args: callOf(bareHome.account) };
