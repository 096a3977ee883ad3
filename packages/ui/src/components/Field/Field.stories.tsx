import type { Meta } from '@storybook/react-vite';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { Field, type FieldControl } from './Field.tsx';
import { TextInput } from './inputs.tsx';

export default {
  title: 'Forms/Field',
  component: Field,
  parameters: usage({
    when: 'Around every control of a form: it connects label, hint and error with the control.',
    not: 'Around a group of controls, such as radio buttons: use a `fieldset`.',
    accessibility: "Label, hint and error are the control's name and description.",
    limits: 'Label of 1 to 4 words; hint and error of one sentence that says what to do.',
    focus: ['text'],
  }),
  args: {
    id: 'first-name',
    label: 'First name',
    children: (control: FieldControl) => <TextInput {...control} autoComplete="given-name" />,
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Field>;

export const Default = withVariants(
  <Field id="name" label="Name" helperText="As in your passport." valid="This is complete.">
    {(control) => <TextInput {...control} defaultValue="Ama" />}
  </Field>,
);
