import type { Meta } from '@storybook/react-vite';
import { coverFacts } from '../../fixtures/products.ts';
import { longWord } from '../../fixtures/texts.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { factsOf } from '../../templates/model-props.tsx';
import { Facts } from './Facts.tsx';

export default {
  title: 'Content/Facts',
  component: Facts,
  parameters: usage({
    when: 'Short facts: what the premium depends on, who the regulator is.',
    not: 'For ways to contact somebody: `ContactChannels`.',
    accessibility:
      'A description list. Make phone numbers and dial codes in the text `tel:` links.',
    limits: 'Terms of 1 to 5 words, a sentence or two beside each.',
    focus: ['link'],
  }),
  args: { facts: factsOf(coverFacts) },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Facts>;

const long = { term: longWord, detail: longWord.repeat(3) };
export const Default = withVariants(<Facts facts={[long]} />);
