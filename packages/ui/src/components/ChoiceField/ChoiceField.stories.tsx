import type { Meta } from '@storybook/react-vite';
import { longWord } from '../../fixtures/texts.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { ChoiceField } from './ChoiceField.tsx';

export default {
  title: 'Forms/ChoiceField',
  component: ChoiceField,
  parameters: usage({
    when: 'One of a few known answers.',
    not: 'For links to pages.',
    accessibility: "The browser's select. Label, hint and error are its name and description.",
    limits: 'Options of 1 to 5 words. Longer options are cut off, except in the open list.',
    focus: ['select'],
  }),
  args: {
    name: 'enquiry',
    label: 'Enquiry related',
    choose: 'Select at least one option',
    options: ['Motor', 'Travel', 'Home and contents'],
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof ChoiceField>;

const long = longWord.repeat(3);

export const Default = withVariants(
  <ChoiceField name="chosen" label="Chosen" options={['Motor', 'Travel']} defaultValue="Travel" />,
  <ChoiceField name="error" label="Wrong" options={['Motor']} required error="Choose one." />,
  <ChoiceField name="long" label={long} options={[long]} defaultValue={long} />,
);
