// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  contactFields,
  contactForm,
  contactValues,
  feedback,
  feedbackSchema,
  schemaOf,
} from '../../fixtures/forms.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx';
import { readFormValues } from '../ContactForm/form-fields.ts';
import { FeedbackForm } from '../FeedbackForm/FeedbackForm.tsx';

const contact = {
  model: contactForm,
  fields: contactFields,
  schema: schemaOf(contactFields),
  action: '/contact',
  onSend: () => undefined,
};
const opinion = { model: feedback, schema: feedbackSchema, action: '/feedback' };

const typed = {
  first_name: 'Ama',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '+233244127730',
  message: 'How much?',
};

/** The form that the browser posted without a script. */
let posted: Record<string, FormDataEntryValue> | undefined;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  posted = undefined;
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted = Object.fromEntries(new FormData(this));
  });
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const send = (props: Partial<ContactFormProps>) => {
  renderInKit(<ContactForm {...contact} {...props} />);
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

  it('sends nothing while it is sending', () => {
    const onSend = vi.fn();
    renderInKit(<ContactForm {...contact} onSend={onSend} state={{ status: 'sending' }} />);
    fireEvent.click(screen.getByRole('button', { name: contactForm.sending }));
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('§4.5 feedback is posted by the browser if sending fails', async () => {
  const onSend = async () => {
    throw new TypeError('AbortSignal.any is not a function');
  };
  renderInKit(<FeedbackForm {...opinion} onSend={onSend} />);
  fireEvent.click(screen.getByRole('radio', { name: /^4 / }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: feedback.send }));
  await vi.waitFor(() => expect(posted).toMatchObject({ rating: '4', likely_to_recommend: '9' }));
});

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Renders on the server, fills in fields by name, and then starts React. */
async function hydrateFilled(form: ReactNode, values: Readonly<Record<string, string>>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const tree = <KitProvider>{form}</KitProvider>;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(tree);
  const element = document.forms[0];
  if (!element) throw new Error('The server rendered no form.');
  for (const [name, value] of Object.entries(values)) {
    const field = element.elements.namedItem(name);
    if (field === null || !('value' in field)) throw new Error(`There is no field ${name}.`);
    field.value = value;
  }
  await act(async () => {
    root = hydrateRoot(container, tree);
  });
  expect(errors).not.toHaveBeenCalled();
  return element;
}

describe('a form that was filled in before React started keeps its values', () => {
  it('feedback: stars, score and shown number, text, submission id', async () => {
    const form = await hydrateFilled(<FeedbackForm {...opinion} />, {
      rating: '4',
      likely_to_recommend: '9',
      feedback: 'More in Twi.',
      submission_id: 'named-before',
    });
    expect(Object.fromEntries(new FormData(form))).toEqual({
      rating: '4',
      likely_to_recommend: '9',
      feedback: 'More in Twi.',
      submission_id: 'named-before',
    });
    expect(form.querySelector('[type=range]')?.getAttribute('aria-valuetext')).toBe('9 of 10');
    expect(form.textContent).toContain('9 of 10');
  });

  it('a contact message that the server refused and the visitor has corrected', async () => {
    const corrected = {
      user_email: 'ama@example.com',
      user_request: 'Certificate',
      message: 'How much for two taxis?',
      time: '05/08/2024, 10:15',
    };
    const answer = { values: { ...contactValues, user_email: 'ama@' }, problems: [] };
    const form = await hydrateFilled(<ContactForm {...contact} answer={answer} />, corrected);
    const data = new FormData(form);
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual({
      ...contactValues,
      ...corrected,
    });
  });
});
