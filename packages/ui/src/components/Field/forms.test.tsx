// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  contactFields,
  contactForm,
  contactProps,
  contactValues,
  feedback,
  feedbackProps,
} from '../../fixtures/forms.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { exampleDate } from '../../reading/date-time.ts';
import { countryNames } from '../../reading/phone.ts';
import { renderInKit, writtenStyles } from '../../stories/render-in-kit.tsx';
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
import { FeedbackForm, feedbackAnswerId } from '../FeedbackForm/FeedbackForm.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const contact = { ...contactProps, onSend: () => undefined };

/** The form data that the browser posted after sending by script failed. */
let posted: Record<string, FormDataEntryValue> | undefined;
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  posted = undefined;
  validate.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    posted = Object.fromEntries(new FormData(document.forms[0]));
  });
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const fail = () => {
  throw new TypeError('toSorted is not a function');
};
const validate = vi.fn(fail);
const schema = { '~standard': { validate } };

const refusal = { outcome: { severity: 'error', message: 'We are closed.' } } as const;

describe('§4.9 the contact form', () => {
  it.each<[string, Partial<ContactFormProps>]>([
    ['schema throws', { schema }],
    ['`onSend` throws', { onSend: fail }],
    ['`onSend` rejects', { onSend: async () => fail() }],
  ])('is posted by the browser with the typed values if its %s', async (_, props) => {
    renderInKit(<ContactForm {...contact} filled={contactValues} {...props} />);
    fireEvent.click(screen.getByRole('button', { name: contactForm.send }));
    await expect.poll(() => posted).toMatchObject(contactValues);
  });

  it('has a submission id, reports a draft after a change, and shows no error before it is sent', async () => {
    const onDraft = vi.fn();
    renderInKit(<ContactForm {...contact} onDraft={onDraft} schema={schema} />);
    const [form] = document.forms;
    fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '0244127730' } });
    const { user_phone } = contactValues;
    await expect.poll(() => onDraft.mock.lastCall).toMatchObject([{ user_phone }]);
    expect(validate).not.toHaveBeenCalled();
    expect(new FormData(form).get('submission_id')).not.toBe('');
    expect(form?.noValidate).toBe(true);
  });

  it.each<[string, Partial<ContactFormProps>, string]>([
    ['not sent', { state: { status: 'failed' } }, contactForm.sendFailed],
    ['kept for later', { state: { status: 'failed', onRestore: fail } }, contactForm.unsent.text],
    ['refused by the server', { answer: refusal }, refusal.outcome.message],
  ])('shows one error, with a phone link, if a message was %s (§8)', (_, props, text) => {
    renderInKit(<ContactForm {...contact} {...props} />);
    const alerts = [...document.querySelectorAll('.MuiAlert-root')].map((one) => one.textContent);
    expect(alerts).toEqual([expect.stringContaining(`${text}Or call us: +233 30 000 0100`)]);
    expect(screen.getByRole('link', { name: '+233 30 000 0100' })).toBeTruthy();
  });

  it('shows field errors until a message is restored, and an alert until it is sent', async () => {
    const answer = { ...refusal, problems: [{ field: 'user_email', problem: 'invalid' }] };
    const { rerender } = renderInKit(<ContactForm {...contact} answer={answer} />);
    const alert = screen.getByRole('alert');
    expect(alert.id).toBe(contactAnswerId);
    const link = screen.getByRole('link', { name: contactFields.user_email.invalid });
    expect(fireEvent.click(link), 'the address stays').toBe(false);
    rerender(<ContactForm {...contact} answer={answer} filled={contactValues} />);
    expect(link.isConnected).toBe(false);
    expect(document.activeElement).toMatchObject({ type: 'email', autocomplete: 'email' });
    fireEvent.click(screen.getByRole('button', { name: contactForm.send }));
    await expect.poll(() => alert.isConnected).toBe(false);
  });

  it.each<[string, Partial<ContactFormProps>, loads: boolean]>([
    ['the script', { state: { status: 'sent' } }, false],
    ['the browser', { answer: { outcome: { severity: 'success', message: 'Sent.' } } }, true],
  ])('the link to another message loads a page if %s has sent the first: $2', (_, props, loads) => {
    renderInKit(<ContactForm {...contact} {...props} onAnother={() => undefined} />);
    const another = screen.getByRole('link', { name: contactForm.sent.another });
    expect(fireEvent.click(another)).toBe(loads);
  });
});

it.each([
  ['contact', <ContactForm key="" {...contact} schema={schema} state={{ status: 'sending' }} />],
  ['feedback', <FeedbackForm key="" {...feedbackProps} schema={schema} onSend={fail} sending />],
])('the %s form ignores its send button while it is being sent (§4.9)', (_, form) => {
  renderInKit(form);
  const button = screen.getByRole('button', { name: contactForm.sending });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(fireEvent.submit(button), 'the browser posts nothing').toBe(false);
  expect(validate).not.toHaveBeenCalled();
});

it('§4.5 §8 the feedback form keeps refused values, and is posted if its script fails', async () => {
  const values = { rating: '4', likely_to_recommend: '9', feedback: 'More in Twi.' };
  const answer = { ...refusal, values };
  const form = { ...feedbackProps, longest: 2000, answer, onSend: async () => fail() };
  renderInKit(<FeedbackForm {...form} />);
  const { message: textContent } = refusal.outcome;
  expect(screen.getByRole('alert')).toMatchObject({ id: feedbackAnswerId, textContent });
  expect(screen.getByText('Very good', { selector: '[aria-hidden]' })).toBeTruthy();
  expect(screen.getByRole('slider')).toMatchObject({ max: '10' });
  expect(screen.getByRole('textbox')).toMatchObject({ maxLength: 2000 });
  fireEvent.click(screen.getByRole('button', { name: feedback.send }));
  await expect.poll(() => posted).toMatchObject(values);
});

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Renders a form as a server does, calls `fillIn`, and then hydrates the form. */
async function hydrate(form: ReactNode, fillIn: () => void = () => undefined) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const tree = <KitProvider>{form}</KitProvider>;
  document.body.innerHTML = renderToString(tree);
  fillIn();
  await act(async () => {
    root = hydrateRoot(document.body, tree);
  });
  expect(errors).not.toHaveBeenCalled();
  return document.forms[0];
}

const typed = (values: Readonly<Record<string, string>>) => () => {
  for (const [name, value] of Object.entries(values)) {
    Object.assign(document.forms[0]?.elements.namedItem(name) ?? {}, { value });
  }
};

describe('if a visitor fills in a form before React starts', () => {
  it('the feedback form keeps all values and the server’s errors, and shows the score', async () => {
    const values = {
      rating: '4',
      likely_to_recommend: '9',
      feedback: 'More in Twi.',
      submission_id: 'named-before',
    };
    const answer = { problems: [{ field: 'rating', problem: 'missing' }] };
    const form = await hydrate(<FeedbackForm {...feedbackProps} answer={answer} />, typed(values));
    expect(screen.getByRole('group').id).toBe(feedbackAnswerId);
    expect(Object.fromEntries(new FormData(form))).toEqual(values);
    expect(form?.textContent).toContain('9 of 10');
  });

  it('the contact form keeps corrections and the server’s errors, not an older draft', async () => {
    const { user_email } = contactValues;
    const corrected = { user_email, user_request: 'Certificate', time: '05/08/2024, 10:15' };
    const problems = [{ field: 'user_email', problem: 'invalid' }];
    const answer = { values: { ...contactValues, user_email: 'ama@' }, problems };
    const draft = { filled: { ...contactValues, message: 'A draft' }, onDraft: vi.fn() };
    const form = <ContactForm {...contact} {...draft} answer={answer} />;
    const data = new FormData(await hydrate(form, typed(corrected)));
    const values = { ...contactValues, ...corrected };
    expect(screen.getByLabelText(contactForm.problems(1)).id).toBe(contactAnswerId);
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual(values);
    expect(draft.onDraft).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(corrected));
  });

  it('the contact form restores time and phone from the draft: browsers restore neither (§4.9)', async () => {
    const draft = { filled: contactValues, onDraft: vi.fn() };
    const restored = { message: 'Corrected', first_name: contactValues.first_name };
    await hydrate(<ContactForm {...contact} {...draft} />, typed(restored));
    const values = { ...contactValues, message: 'Corrected', privacy: '' };
    expect(draft.onDraft).toHaveBeenCalledExactlyOnceWith(values);
    const data = new FormData(document.forms[0]);
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
    const form = await hydrate(phone, () => {
      typed({ phone: '0244127730' })();
      screen.getByRole('textbox').focus();
      expect([...new FormData(document.forms[0])]).toEqual([['phone', '0244127730']]);
      expect(countries()).toBe(1);
    });
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('0244127730');
    expect([...new FormData(form)]).toEqual([['phone', '+233244127730']]);
    expect(countries()).toBe(Object.keys(countryNames('en-GH')).length);
    fireEvent.change(input, { target: { value: '02441277301' } });
    expect(input.value.replace(/\D/g, '')).toBe('02441277301');
  });

  it('uses the placeholder and the rules of the country that the visitor chooses', async () => {
    const form = await hydrate(phone);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'TG' } });
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.placeholder).toBe('+228');
    expect(document.activeElement, 'so that the visitor can choose again').not.toBe(input);
    fireEvent.change(input, { target: { value: '90 12 34 56 ext 5' } });
    expect([...new FormData(form)]).toEqual([['phone', '+22890123456 ext. 5']]);
  });

  it.each([
    ['a refused number', '0244', '0244', 'off'],
    ['a valid number in national format', '+233244127730', '024 412 7730', 'polite'],
    ['an extension', '+233302000100 ext. 12', '+233302000100 ext. 12', 'polite'],
  ])('shows %s again after the form was posted', (_, sent, shown, live) => {
    const { user_phone: model } = contactFields;
    renderInKit(<PhoneField name="phone" model={model} defaultValue={sent} error="Wrong." />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(shown);
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe(live);
  });
});

const dayFirst = { ...contactFields.time, order: 'dmy' } as const;

it.each([
  ['phone', <PhoneField key="" name="phone" model={contactFields.user_phone} />, '024 4'],
  ['date', <DateTimeField key="" name="time" model={dayFirst} />, '12/31/2026, 10:15'],
])('the %s field shows its own error only for invalid text without focus', (_, field, text) => {
  renderInKit(field);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const isWrong = () => /not valid|whole phone number/.test(document.body.textContent);
  fireEvent.blur(input);
  expect(isWrong()).toBe(false);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  expect(isWrong()).toBe(false);
  fireEvent.blur(input);
  expect([isWrong(), input.value]).toEqual([true, text]);
  fireEvent.focus(input);
  expect(isWrong()).toBe(false);
});

const words = { required: true, helperText: 'As in your passport.', error: 'Enter your name.' };

it('the calendar and the hint’s example offer future times in the office’s hours and time zone (§9)', () => {
  vi.stubEnv('TZ', 'America/New_York');
  // 10:05 in Accra, on a Monday.
  vi.useFakeTimers({ now: new Date('2030-04-08T10:05:00Z') });
  const onPick = vi.fn();
  renderInKit(<Calendar {...contactFields.time} value={undefined} onPick={onPick} />);
  const saturday = screen.getByRole('gridcell', { name: /Saturday 13 April/ });
  expect(saturday.getAttribute('aria-disabled')).toBe('true');
  const [first] = screen.getAllByRole('option', { name: /^10:15$/ });
  expect(document.querySelector('[role="option"]:not([aria-disabled="true"])')).toBe(first);
  if (first) fireEvent.click(first);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(new Date('2030-04-08T10:15Z'), 'time');
  expect(exampleDate(contactFields.time)).toBe('04/08/2030, 10:15');
});

describe('a form field of the kit', () => {
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
    const components = {
      KitField: { styleOverrides: { control: { order: 71 }, tick: { order: 72 } } },
      KitDateTimeField: { styleOverrides: { open: { order: 73 } } },
    };
    const theme = createKitTheme({ overrides: { components } });
    renderInKit(<CheckboxField name="box" label="Box" />, { theme });
    expect(new Set(writtenStyles().match(/order:7\d/g))).toEqual(new Set(['order:71', 'order:72']));
    renderInKit(<DateTimeField name="time" model={contactFields.time} />, { theme });
    expect(new Set(writtenStyles().match(/order:7\d/g))).toEqual(new Set(['order:71', 'order:73']));
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
