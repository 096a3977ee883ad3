import type { Meta } from '@storybook/react-vite';
import { coverFacts } from '../../fixtures/products.ts';
import { longWord } from '../../fixtures/texts.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { factsOf } from '../../templates/of-models.tsx';
import { Facts } from './Facts.tsx';

export default {
  title: 'Content/Facts',
  component: Facts,
  parameters: usage({
    when: 'Short answers: what moves the premium, who the regulator is.',
    not: 'For ways to reach somebody: `ContactChannels`.',
    accessibility: 'A description list. A code or number among the words is a link that dials.',
    limits: 'Terms of 1 to 5 words, a sentence or two beside each.',
    focus: ['link'],
  }),
  args: { facts: factsOf(coverFacts) },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Facts>;

export const Default = withVariants(
  <Facts facts={[{ term: longWord, detail: longWord.repeat(3) }]} />,
);
