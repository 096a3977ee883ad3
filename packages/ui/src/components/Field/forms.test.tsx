// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createClientCache } from '../../emotion-cache.ts';
import {
  contactFields,
  contactForm,
  contactProps,
  contactValues,
  feedback,
  feedbackProps,
} from '../../fixtures/forms.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { createKitTheme } from '../../theme/create-kit-theme.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import {
  ContactForm,
  type ContactFormProps,
  contactAnswerId,
} from '../ContactForm/ContactForm.tsx';
import { isBlank, problemText, readFormValues } from '../ContactForm/form-fields.ts';
import Calendar from '../DateTimeField/Calendar.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { FeedbackForm } from '../FeedbackForm/FeedbackForm.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const contact = { ...contactProps, onSend: () => undefined };

/** The form data that the browser posted after sending by script failed. */
let posted: Record<string, FormDataEntryValue> | undefined;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  posted = undefined;
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    posted = Object.fromEntries(new FormData(document.forms[0]));
  });
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const fail = () => {
  throw new TypeError('toSorted is not a function');
};

describe('§4.9 the contact form', () => {
  it.each<[string, Partial<ContactFormProps>]>([
    ['schema throws', { schema: { '~standard': { validate: fail } } }],
    ['`onSend` throws', { onSend: fail }],
    ['`onSend` rejects', { onSend: async () => fail() }],
  ])('is posted by the browser with the typed values if its %s', async (_, props) => {
    renderInKit(<ContactForm {...contact} filled={contactValues} {...props} />);
    fireEvent.click(screen.getByRole('button', { name: contactForm.send }));
    await expect.poll(() => posted).toMatchObject(contactValues);
  });

  it('ignores the send button while a message is being sent', () => {
    const onSend = vi.fn();
    renderInKit(<ContactForm {...contact} onSend={onSend} state={{ status: 'sending' }} />);
    fireEvent.click(screen.getByRole('button', { name: contactForm.sending }));
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('§4.5 the browser posts the feedback form if sending by script fails', async () => {
  renderInKit(<FeedbackForm {...feedbackProps} onSend={async () => fail()} />);
  fireEvent.click(screen.getByRole('radio', { name: /^4 / }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: feedback.send }));
  await expect.poll(() => posted).toMatchObject({ rating: '4', likely_to_recommend: '9' });
});

let root: Root | undefined;
let start: () => Promise<void>;
afterEach(() => act(() => root?.unmount()));

/** Renders a form as a server does. `start` then hydrates the form. */
function serve(form: ReactNode): HTMLFormElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const tree = <KitProvider>{form}</KitProvider>;
  document.body.innerHTML = renderToString(tree);
  start = async () => {
    await act(async () => {
      root = hydrateRoot(document.body, tree);
    });
    expect(errors).not.toHaveBeenCalled();
  };
  const [element] = document.forms;
  if (!element) throw new Error('The server rendered no form.');
  return element;
}

async function hydrateFilled(form: ReactNode, values: Readonly<Record<string, string>>) {
  const element = serve(form);
  for (const [name, value] of Object.entries(values)) {
    const field = element.elements.namedItem(name);
    if (field === null || !('value' in field)) throw new Error(`There is no field ${name}.`);
    field.value = value;
  }
  await start();
  return element;
}

describe('if a visitor fills in a form before React starts', () => {
  it('the feedback form keeps all values, and shows the score', async () => {
    const values = {
      rating: '4',
      likely_to_recommend: '9',
      feedback: 'More in Twi.',
      submission_id: 'named-before',
    };
    const form = await hydrateFilled(<FeedbackForm {...feedbackProps} />, values);
    expect(Object.fromEntries(new FormData(form))).toEqual(values);
    expect(form.textContent).toContain('9 of 10');
  });

  it('the contact form keeps the corrections and the server’s error messages', async () => {
    const { user_email } = contactValues;
    const corrected = { user_email, user_request: 'Certificate', time: '05/08/2024, 10:15' };
    const problems = [{ field: 'user_email', problem: 'invalid' }];
    const answer = { values: { ...contactValues, user_email: 'ama@' }, problems };
    const form = await hydrateFilled(<ContactForm {...contact} answer={answer} />, corrected);
    const data = new FormData(form);
    const values = { ...contactValues, ...corrected };
    expect(screen.getByLabelText(contactForm.problems(1)).id).toBe(contactAnswerId);
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual(values);
  });
});

describe('§5.1 the phone field', () => {
  const phone = (
    <form>
      <PhoneField id="phone" name="phone" model={contactFields.user_phone} />
    </form>
  );
  const countries = () => document.querySelectorAll('option').length;

  it('posts the number without React, and keeps focus and text when React starts', async () => {
    const form = serve(phone);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.focus();
    input.value = '0244127730';
    expect([...new FormData(form)]).toEqual([['phone', '0244127730']]);
    expect(countries()).toBe(1);
    await start();
    expect(screen.getByRole('textbox')).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('0244127730');
    expect([...new FormData(form)]).toEqual([['phone', '+233244127730']]);
    expect(countries()).toBeGreaterThan(200);
    fireEvent.change(input, { target: { value: '02441277301' } });
    expect(input.value.replace(/\D/g, '')).toBe('02441277301');
  });

  it('uses the placeholder and the rules of the country that the visitor chooses', async () => {
    const form = serve(phone);
    await start();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'TG' } });
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.placeholder).toBe('+228');
    fireEvent.change(input, { target: { value: '90 12 34 56 ext 5' } });
    expect([...new FormData(form)]).toEqual([['phone', '+22890123456 ext. 5']]);
  });
});

const words = { required: true, helperText: 'As in your passport.', error: 'Enter your name.' };

it('the calendar offers only times after the current time in the office’s time zone (§9)', () => {
  vi.stubEnv('TZ', 'America/New_York');
  // 10:05 in Accra, on a Monday.
  vi.useFakeTimers({ now: new Date('2030-04-08T10:05:00Z') });
  renderInKit(<Calendar {...contactFields.time} value={undefined} onPick={vi.fn()} />);
  const [first] = document.querySelectorAll('[role="option"]:not([aria-disabled="true"])');
  expect(first?.textContent).toBe('10:15');
});

describe('a form field of the kit', () => {
  it('is sent under its name, with its initial value', () => {
    renderInKit(
      <form>
        <TextField name="line" label="Line" defaultValue="Ama" />
        <TextField name="lines" label="Lines" minRows={3} defaultValue="Two" />
        <ChoiceField name="choice" label="Choice" options={['A', 'B']} defaultValue="B" />
        <ChoiceField name="open" label="Open" options={['A']} choose="Choose" />
        <CheckboxField name="box" label="Box" defaultChecked />
        <CheckboxField name="empty" label="Empty" />
      </form>,
    );
    expect(Object.fromEntries(new FormData(document.forms[0]))).toEqual({
      line: 'Ama',
      lines: 'Two',
      choice: 'B',
      open: '',
      box: 'on',
    });
  });

  it.each([
    ['textbox', <TextField key="" name="a" label="Name" {...words} />],
    ['textbox', <TextField key="" name="a" label="Name" minRows={2} {...words} />],
    ['combobox', <ChoiceField key="" name="a" label="Name" options={['A']} {...words} />],
    ['checkbox', <CheckboxField key="" name="a" label="Name" {...words} />],
  ])('describes its %s with the helper text and the error', (role, field) => {
    renderInKit(field);
    const description = `${words.helperText} ${words.error}`;
    const control = screen.getByRole(role, { name: 'Name (required)', description });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('has the theme’s KitField styles; a date field also has the KitDateTimeField styles', () => {
    const style = { marginTop: '7px' };
    const components = {
      KitField: { styleOverrides: { control: style, tick: style } },
      KitDateTimeField: { styleOverrides: { open: style } },
    };
    renderInKit(
      <>
        <TextField name="line" label="Line" />
        <CheckboxField name="box" label="Box" />
        <DateTimeField name="time" model={contactFields.time} />
      </>,
      { theme: createKitTheme({ overrides: { components } }), cache: createClientCache() },
    );
    const line = screen.getByLabelText('Line').parentElement;
    const tick = screen.getByLabelText('Box').closest('label');
    const open = screen.getByRole('button', { name: contactFields.time.open });
    for (const part of [line, tick, open]) {
      expect(part && getComputedStyle(part).marginTop).toBe('7px');
    }
  });
});

const { message, user_email, user_phone, time } = contactFields;

it.each([
  ['missing', '', message, message.missing],
  ['long', 'xxx', message, 'At most 10000'],
  ['invalid', 'ama@', user_email, user_email.invalid],
  ['invalid', '0244', user_phone, user_phone.invalid],
  ['invalid', '0'.repeat(300), user_phone, user_phone.invalid],
  ['invalid', '0244127730 / 0201234567', user_phone, user_phone.several],
  ['invalid', '0244127730 0201234567', user_phone, user_phone.several],
  ['invalid', '13/13/2024', time, /^Date input not valid\. Write it/],
  ['invalid', 'xxx', message, ''],
  ['Begin with GH.', 'CI', message, 'Begin with GH.'],
])(
  '§5.1 problemText returns the error for the problem ‘$0’ of the value ‘$1’',
  (problem, typed, field, words) => {
    const message = problemText(problem, field, typed, (most) => `At most ${most}`);
    expect(message).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words);
  },
);

describe('§3 the values of a contact form', () => {
  it('are read with LF instead of CRLF line breaks, and without unknown fields', () => {
    const data = new FormData();
    const typed = { ...contactValues, message: 'one\ntwo' };
    for (const [name, value] of Object.entries(typed)) data.set(name, value.replace('\n', '\r\n'));
    data.set('lib_version', '4');
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual(typed);
  });

  it.each([
    [true, { last_name: ' ', message: '\n' }],
    [false, { privacy: 'on' }],
    [false, { user_enquiry: 'Motor' }],
  ])('count as blank: %s, if all are empty except %o', (blank, changed) => {
    const none = readFormValues(contactFields, () => undefined);
    expect(isBlank({ ...none, ...changed })).toBe(blank);
  });
});
