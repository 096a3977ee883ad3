import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactForm } from './contact.ts';
import { rulesOf } from './fields.ts';

const form = contactForm({
  phone: (typed) => (typed.startsWith('0') ? `+233${typed.slice(1)}` : undefined),
});

const message = {
  first_name: 'Ama',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '0244127730',
  message: 'How much?',
};

const problemsOf = (changed: object) =>
  v
    .safeParse(form, { ...message, ...changed })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('§5.1 the schema of a contact message', () => {
  it('trims answers, and sends what the reader of their kind returns', () => {
    const typed = { first_name: ' Ama ', user_email: 'Ama <ama@example.com>,', privacy: 'on' };
    const sent = v.parse(form, { ...message, ...typed });
    expect(sent).toMatchObject({ ...message, user_phone: '+233244127730', time: '' });
    expect(sent).not.toHaveProperty('privacy');
  });

  it('requires the names, an email address, a phone number and a message', () => {
    const blank = Object.fromEntries(Object.keys(message).map((name) => [name, ' \n']));
    expect(problemsOf(blank)).toEqual([
      ['first_name', 'missing'],
      ['last_name', 'missing'],
      ['user_email', 'missing'],
      ['user_phone', 'missing'],
      ['message', 'missing'],
    ]);
  });

  it.each([
    ['user_email', 'ama@', 'invalid'],
    ['user_email', 'ama@example.com, kofi@example.com', 'invalid'],
    ['user_phone', '244', 'invalid'],
    ['message', 'x'.repeat(10_001), 'long'],
    ['user_enquiry', 'x'.repeat(201), 'long'],
  ])('refuses a wrong %s: %#', (name, typed, problem) => {
    expect(problemsOf({ [name]: typed })).toEqual([[name, problem]]);
  });

  it('says what each field asks for, in the order of the form', () => {
    const rules = rulesOf(form);
    expect(Object.keys(rules).slice(0, 2)).toEqual(['first_name', 'last_name']);
    expect(rules.message).toEqual({ kind: 'lines', required: true, longest: 10_000 });
  });
});
