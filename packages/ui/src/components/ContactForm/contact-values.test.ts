import { describe, expect, it } from 'vitest';
import { contactValues } from '../../fixtures/forms.ts';
import {
  type ContactValues,
  contactProblems,
  isBlank,
  isTrapped,
  noContactValues,
  readContactValues,
} from './contact-values.ts';

const { user_phone: number } = contactValues;
const valid = { state: 'valid', number, written: number } as const;

const problemsOf = (changed: Partial<ContactValues>) =>
  contactProblems({ ...contactValues, ...changed }, valid);

const blank: ContactValues = { ...noContactValues, last_name: ' ', message: '\n' };

describe('§5.1 the problems of a contact message', () => {
  it('are none if all fields are filled in', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('do not include choices, date or privacy checkbox left empty', () => {
    expect(
      problemsOf({
        user_request: '',
        user_enquiry: '',
        user_complaint: '',
        time: '',
        privacy: false,
      }),
    ).toEqual([]);
  });

  it('are the five required fields, in order', () => {
    expect(contactProblems(blank, { state: 'invalid' })).toEqual(
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

  it('are found in an e-mail address by the form’s own reader, where it has one', () => {
    const problems = (user_email: string) =>
      contactProblems({ ...contactValues, user_email }, valid, (text) => /^a@b.c/.exec(text)?.[0]);
    expect(problems('a@b.c,')).toEqual([]);
    expect(problems('ama@example.com')).toEqual([{ field: 'user_email', problem: 'invalid' }]);
  });

  it('include a phone number that the check refuses', () => {
    expect(contactProblems(contactValues, { state: 'invalid' })).toEqual([
      { field: 'user_phone', problem: 'invalid' },
    ]);
  });

  it('include a date that cannot be read', () => {
    const fault = { part: 'month', value: '13' };
    expect(problemsOf({ time: '13/13/2024' })).toEqual([
      { field: 'time', problem: 'invalid', fault },
    ]);
  });
});

it('a form in which nothing was typed or chosen is blank', () => {
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, privacy: true })).toBe(false);
  expect(isBlank({ ...blank, user_enquiry: 'Motor' })).toBe(false);
});

describe('§3 the values of a contact form', () => {
  it('are the same from a form and from its post', () => {
    const data = new FormData();
    const { privacy: _, ...texts } = { ...contactValues, message: 'one\ntwo' };
    for (const [name, value] of Object.entries(texts)) data.set(name, value.replace('\n', '\r\n'));
    data.set('privacy', 'on');
    expect(readContactValues(data)).toEqual({ ...contactValues, message: 'one\ntwo' });
    expect(isBlank(readContactValues(new FormData()))).toBe(true);
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
