// @vitest-environment jsdom
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
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { readFormValues } from '../ContactForm/form-fields.ts';
import { FeedbackForm } from '../FeedbackForm/FeedbackForm.tsx';

let root: Root | undefined;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  errors = vi.spyOn(console, 'error');
});
afterEach(() => act(() => root?.unmount()));

/** Renders on the server, fills in fields by name, then starts React. */
async function hydrateFilled(form: ReactNode, values: Readonly<Record<string, string>>) {
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
    const form = await hydrateFilled(
      <FeedbackForm model={feedback} schema={feedbackSchema} action="/feedback" />,
      {
        rating: '4',
        likely_to_recommend: '9',
        feedback: 'More in Twi.',
        submission_id: 'named-before',
      },
    );
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
    const form = await hydrateFilled(
      <ContactForm
        model={contactForm}
        fields={contactFields}
        schema={schemaOf(contactFields)}
        action="/contact"
        answer={answer}
        onSend={vi.fn()}
      />,
      corrected,
    );
    const data = new FormData(form);
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual({
      ...contactValues,
      ...corrected,
    });
  });
});
