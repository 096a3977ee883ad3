import type { Meta } from '@storybook/react-vite';
import { longWord } from '../../fixtures/texts.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { Link } from '../Link/Link.tsx';
import { CheckboxField } from './CheckboxField.tsx';

export default {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  parameters: usage({
    when: 'A consent in a form, or an option that is on or off.',
    not: 'For one of several answers (`ChoiceField`), or for a switch that acts at once.',
    accessibility: 'A press on the label ticks the box, except on a link. Never pre-tick it.',
    limits: 'A sentence or two.',
    focus: ['link', 'checkbox'],
  }),
  args: {
    name: 'privacy',
    label: (
      <>
        I have read the <Link href="/privacy">Privacy Policy</Link>.
      </>
    ),
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof CheckboxField>;

export const Default = withVariants(
  <CheckboxField name="error" label="I agree" required error="Tick the box to continue." />,
  <CheckboxField name="long" label={longWord.repeat(3)} />,
);
