// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactFields, contactForm, schemaOf } from '../../fixtures/forms.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const typed = {
  first_name: 'Ama',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '+233244127730',
  message: 'How much?',
};

/** The data that the browser posted without a script. */
let posted: Record<string, FormDataEntryValue> | undefined;

beforeEach(() => {
  posted = undefined;
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted = Object.fromEntries(new FormData(this));
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const send = (props: Partial<ContactFormProps>) => {
  const form = {
    model: contactForm,
    fields: contactFields,
    schema: schemaOf(contactFields),
    action: '/contact',
    onSend: () => undefined,
  };
  renderInKit(<ContactForm {...form} {...props} />);
  for (const [name, value] of Object.entries(typed)) {
    const field = document.querySelector(name === 'user_phone' ? '[type=tel]' : `[name=${name}]`);
    if (field) fireEvent.change(field, { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: contactForm.send }));
};

const fail = () => {
  throw new TypeError('toSorted is not a function');
};

describe('§4.9 a contact form whose script fails', () => {
  it.each<[string, Partial<ContactFormProps>]>([
    ['checks throw', { schema: { '~standard': { validate: fail } } }],
    ['sending throws', { onSend: fail }],
    ['sending rejects', { onSend: async () => fail() }],
  ])('is posted by the browser with what was typed if its %s', async (_, props) => {
    send(props);
    await vi.waitFor(() => expect(posted).toMatchObject(typed));
  });

  it('is not posted by the browser if nothing fails', async () => {
    const onSend = vi.fn();
    send({ onSend });
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(posted).toBeUndefined();
  });
});
