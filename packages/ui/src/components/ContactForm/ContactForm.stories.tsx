import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contactFields, contactForm, contactProps, contactValues } from '../../fixtures/forms.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ContactState } from './form-fields.ts';

export default {
  title: 'Forms/ContactForm',
  component: ContactForm,
  tags: ['needs-script'],
  parameters: usage({
    when: 'On the contact page. It keeps text that was typed before scripts loaded.',
    not: 'For feedback about the site (`FeedbackForm`).',
    accessibility:
      'Required fields say so in words. After a failed check, an error summary takes focus and lists all errors, and each field shows its own. The phone and date fields also show their errors when focus leaves them.',
    limits: 'Labels up to 4 words; the message field grows with its text.',
    focus: ['link', 'button', 'text', 'checkbox', 'select'],
  }),
  args: { ...contactProps, onSend: fn(), onDraft: fn() },
  decorators: [onSurface('page')],
} satisfies Meta<typeof ContactForm>;

const send = { name: contactForm.send };

/** §5.1 Choice fields start empty. An error summary takes focus, and links to empty fields. */
export const Default: StoryObj<typeof ContactForm> = {
  play: async ({ canvas, args }) => {
    for (const choice of canvas.getAllByRole('combobox').slice(1)) {
      await expect(choice).toHaveDisplayValue(contactForm.choose);
    }
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', send));
    const summary = await canvas.findByLabelText(contactForm.problems(5));
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(5);
    const { missing = '' } = contactFields.message;
    await userEvent.click(within(summary).getByRole('link', { name: missing }));
    const message = canvas.getByRole('textbox', { name: /Message/ });
    await expect(message).toHaveFocus();
    await userEvent.type(message, 'How much?');
    await waitFor(() => expect(message).not.toBeInvalid());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/**
 * §4.9 `onSend` gets the parsed values, and `trapped` if a bot filled in the hidden field. The form
 * becomes empty at once. A stored draft (`filled`) replaces preselected values.
 */
export const Sent: StoryObj<typeof ContactForm> = {
  args: {
    initialValues: { user_complaint: 'Claim' },
    filled: { ...contactValues, first_name: ' Ama ' },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const trap = canvasElement.querySelector<HTMLInputElement>('[name="website"]');
    if (trap) trap.value = 'https://spam.example';
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({ values: contactValues, trapped: true });
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** Sets `state` on sending, and removes it if the visitor wants to write again. */
const afterSending: Decorator = (Story, { args }) => {
  const [state, setState] = useState<ContactState>();
  const onSend = () => setState({ status: 'sent' });
  return <Story args={{ ...args, state, onSend, onAnother: () => setState(undefined) }} />;
};

/** §4.9 After sending, a panel replaces the form and takes focus. */
export const AfterSending: StoryObj<typeof ContactForm> = {
  args: { filled: { ...contactValues, user_complaint: 'Claim' } },
  decorators: [afterSending],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const panel = await canvas.findByRole('group', { name: contactForm.sent.title });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    const more = within(panel).getByRole('link', { name: /a complaint/ });
    await waitFor(() => expect(more).toBeVisible());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(within(panel).getByRole('link', { name: contactForm.sent.another }));
    const first = canvas.getByRole('textbox', { name: /First name/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveValue('');
  },
};

/** §4.9 If sending fails, the form shows the message again, and an error beside the button. */
export const NotSent: StoryObj<typeof ContactForm> = {
  args: { filled: contactValues, state: { status: 'failed' } },
  play: async ({ canvas }) => {
    const error = canvas.getByText(contactForm.sendFailed);
    await waitFor(() => expect(error.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};
