import type { Meta } from '@storybook/react-vite';
import { longWord } from '../../fixtures/texts.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Forms/TextField',
  component: TextField,
  parameters: usage({
    when: 'Text in a form: a name, an address, a message (`multiline`).',
    not: 'For one of a few known answers (`ChoiceField`), or a phone number.',
    accessibility:
      "The label is the input's name; hint and error are its description. Required fields say so in words. Set `autoComplete` if browsers can know the answer.",
    limits: 'Label of 1 to 4 words; hint and error one sentence that says what to do.',
    focus: ['text'],
  }),
  args: { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  decorators: [onSurface('page')],
} satisfies Meta<typeof TextField>;

export const Default = withVariants(
  <TextField name="message" label="Message" minRows={6} helperText="Leave out policy numbers." />,
  <TextField name="name" label="Name" required error="Enter your name." />,
  // `multiline`, `error` and `helperText` work as in MUI's `TextField`.
  <TextField name="mui" label="As in MUI" multiline error helperText="Write a sentence." />,
  <TextField name="long" label={longWord.repeat(2)} error={longWord.repeat(3)} />,
);
