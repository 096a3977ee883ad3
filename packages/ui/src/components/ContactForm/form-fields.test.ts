import { describe, expect, it } from 'vitest';
import { contactFields, contactValues } from '../../fixtures/forms.ts';
import {
  type EmailReader,
  type FormValues,
  isBlank,
  isTrapped,
  problemText,
  readForm,
  readFormValues,
} from './form-fields.ts';

const check = (changed: FormValues, readEmail?: EmailReader) =>
  readForm(contactFields, { ...contactValues, ...changed }, readEmail);

const problemsOf = (changed: FormValues) => check(changed).problems;

const none = readFormValues(contactFields, () => undefined);
const blank = { ...none, last_name: ' ', message: '\n' };

describe('§5.1 the problems of a contact message', () => {
  it('are none if all fields are filled in', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('do not include choices, date or privacy checkbox left empty', () => {
    const empty = { user_request: '', user_enquiry: '', user_complaint: '', time: '', privacy: '' };
    expect(problemsOf(empty)).toEqual([]);
  });

  it('are the five required fields, in order', () => {
    expect(problemsOf(blank)).toEqual(
      ['first_name', 'last_name', 'user_email', 'user_phone', 'message'].map((field) => ({
        field,
        problem: 'missing',
      })),
    );
  });

  it.each(['ama', 'ama@', '@example.com', 'ama@example', 'ama@example.', 'a b@example.com'])(
    'include the email %j',
    (user_email) => {
      expect(problemsOf({ user_email })).toEqual([{ field: 'user_email', problem: 'invalid' }]);
    },
  );

  it.each(['ama@example.com', 'a.b+c@mail.example.co.uk', ' ama@example.com '])(
    'do not include the email %j',
    (user_email) => {
      expect(problemsOf({ user_email })).toEqual([]);
    },
  );

  it('are found in an email address by the reader of the application', () => {
    const reader = (text: string) => /^a@b.c/.exec(text)?.[0];
    expect(check({ user_email: 'a@b.c,' }, reader)).toMatchObject({
      problems: [],
      sent: { user_email: 'a@b.c' },
    });
    expect(check({}, reader).problems).toEqual([{ field: 'user_email', problem: 'invalid' }]);
  });

  it.each([
    ['0244', 'invalid'],
    ['0244127730 / 0201234567', 'several'],
  ])('include the phone number %j: %s', (user_phone, problem) => {
    expect(problemsOf({ user_phone })).toEqual([{ field: 'user_phone', problem }]);
  });

  it('include a date that cannot be read', () => {
    const fault = { part: 'month', value: '13' };
    expect(problemsOf({ time: '13/13/2024' })).toEqual([
      { field: 'time', problem: 'invalid', fault },
    ]);
  });

  it('include an answer that is too long, in words', () => {
    const [problem] = problemsOf({ message: 'x'.repeat(10_001) });
    expect(problem).toEqual({ field: 'message', problem: 'long' });
    const words = problem && problemText(problem, contactFields.message, (most) => `most ${most}`);
    expect(words).toBe('most 10000');
  });
});

it('a message is sent trimmed, its phone number in E.164 and its date as §5.1 writes it', () => {
  const typed = { first_name: ' Ama ', user_phone: '024 412 7730', time: '31/12/2030' };
  expect(check(typed).sent).toEqual({
    ...contactValues,
    user_phone: '+233244127730',
    time: '12/31/2030, 09:00',
  });
});

it('a form in which nothing was typed or chosen is blank', () => {
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, privacy: 'on' })).toBe(false);
  expect(isBlank({ ...blank, user_enquiry: 'Motor' })).toBe(false);
});

describe('§3 the values of a contact form', () => {
  it('are the same from a form and from its post', () => {
    const data = new FormData();
    const typed = { ...contactValues, message: 'one\ntwo' };
    for (const [name, value] of Object.entries(typed)) data.set(name, value.replace('\n', '\r\n'));
    data.set('lib_version', '4');
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual(typed);
    expect(isBlank(none)).toBe(true);
  });

  it('tell when a program filled in the hidden field', () => {
    const data = new FormData();
    expect(isTrapped(data)).toBe(false);
    data.set('website', '');
    expect(isTrapped(data)).toBe(false);
    data.set('website', 'https://spam.example');
    expect(isTrapped(data)).toBe(true);
  });
});
