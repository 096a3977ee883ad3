import type { Meta } from '@storybook/react-vite';
import { products } from '../../fixtures/products.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { splitOf } from '../../templates/model-props.tsx';
import { SplitSection } from './SplitSection.tsx';

export default {
  title: 'Content/SplitSection',
  component: SplitSection,
  parameters: usage({
    when: 'A text beside a picture that illustrates it.',
    not: 'Without a picture: `HeadedSection`.',
    accessibility: 'Labelled by its title; the picture is decorative if its `alt` is empty.',
    limits: 'Title of 2 to 8 words, text of one to three paragraphs. Alternate `pictureSide`.',
    focus: ['link'],
  }),
  args: splitOf(products.claims),
} satisfies Meta<typeof SplitSection>;

export const Default = withVariants(
  <SplitSection {...splitOf(products.claims)} title="On the other side" pictureSide="end" />,
  <SplitSection {...splitOf(products.claims)} title="On a panel" surface="panel" />,
);
