import type { Meta, StoryObj } from '@storybook/react-vite';
import { longProducts, products } from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { splitOf } from '../../templates/of-models.tsx';
import { SplitSection } from './SplitSection.tsx';

export default {
  title: 'Content/SplitSection',
  component: SplitSection,
  parameters: usage({
    when: 'A picture and what it stands for, side by side.',
    not: 'Without a picture: `HeadedSection`.',
    accessibility: 'Labelled by its title; the picture decorates unless it has a description.',
    limits: 'Title of 2 to 8 words, text of one to three paragraphs. Pages alternate the sides.',
    focus: ['link'],
  }),
  args: splitOf(products.claims),
} satisfies Meta<typeof SplitSection>;

type Story = StoryObj<typeof SplitSection>;

export const PictureAtStart: Story = {};

export const PictureAtEnd: Story = { args: { pictureSide: 'end' } };

export const OnPanel: Story = { args: { surface: 'panel' } };

export const LongWords: Story = { args: splitOf(longProducts.claims) };

export const TitleAlone: StoryObj = { render: () => <SplitSection title="Claims" /> };
