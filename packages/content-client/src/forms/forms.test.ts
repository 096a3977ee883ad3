import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contactForm, type FieldRule, rulesOf } from './contact.ts';
import { feedbackForm, isSubmissionId, maxFeedbackLength, readFeedback } from './feedback.ts';

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

it('the schema of a contact message (§5.1) trims values, and normalises e-mail addresses and phone numbers', () => {
  const typed = { first_name: ' Ama ', user_email: 'Ama <ama@example.com>,', privacy: 'on' };
  const sent = v.parse(form, { ...message, ...typed });
  expect(sent).toMatchObject({ ...message, user_phone: '+233244127730', time: '' });
  expect(sent).not.toHaveProperty('privacy');
});

it('the schema of a contact message (§5.1) requires names, e-mail address, phone number and message', () => {
  const required = Object.keys(message);
  const blank = Object.fromEntries(required.map((name) => [name, ' \n']));
  expect(problemsOf(blank)).toEqual(required.map((name) => [name, 'missing']));
});

it.each([
  ['user_email', 'ama@', 'invalid'],
  ['user_email', 'ama@example.com, kofi@example.com', 'invalid'],
  ['user_phone', '244', 'invalid'],
  ['message', 'x'.repeat(10_001), 'long'],
  ['user_enquiry', 'x'.repeat(201), 'long'],
])('the schema of a contact message (§5.1) reports that $0 is $2', (name, typed, problem) => {
  expect(problemsOf({ [name]: typed })).toEqual([[name, problem]]);
});

it('rulesOf lists the rules of each field of the contact form (§5.1), in the form’s order', () => {
  const rules = rulesOf(form);
  expect(Object.keys(rules).slice(0, 2)).toEqual(['first_name', 'last_name']);
  expect(rules.message).toEqual({ kind: 'lines', required: true, longest: 10_000 });
  const hints = Object.values<FieldRule>(rules).flatMap(({ autoComplete }) => autoComplete ?? []);
  expect(hints).toEqual(['given-name', 'family-name', 'email', 'tel']);
});

const stars = 'rating must be a whole number from 1 to 5';
const score = 'likely_to_recommend must be a whole number from 0 to 10';
const body = { rating: 3, likely_to_recommend: 7 };

const long = 'a'.repeat(maxFeedbackLength + 1);

it.each([
  [{ rating: 1, likely_to_recommend: 0 }, undefined],
  [{ rating: 5, likely_to_recommend: 10, feedback: '' }, undefined],
  [{ ...body, feedback: long.slice(1) }, undefined],
  [{ ...body, rating: 0 }, stars],
  [{ ...body, rating: 2.5 }, stars],
  [{ ...body, rating: '3' }, stars],
  [{ ...body, likely_to_recommend: 11 }, score],
  [{ ...body, feedback: 1 }, 'feedback must be text'],
  [{ ...body, feedback: 'a\u0000' }, 'feedback must not contain NUL characters'],
  [{ ...body, feedback: long }, `feedback must have at most ${maxFeedbackLength} characters`],
  [{}, 'rating is missing; likely_to_recommend is missing'],
  [undefined, 'the body must be a JSON object'],
  [[], 'rating is missing; likely_to_recommend is missing'],
])('readFeedback accepts feedback, or returns the reason why not (§3, §7): $0', (sent, reason) => {
  const expected = reason === undefined ? { ok: true, feedback: sent } : { ok: false, reason };
  expect(readFeedback(sent)).toEqual(expected);
});

it('a submission id has 8 to 64 letters, digits, hyphens or underscores', () => {
  const ids = ['12345678', 'a'.repeat(64), '3f0c1f1e-5b1d-4f6e-9f57-0c9a6f0b1d2a'];
  const others = ['1234567', 'a'.repeat(65), '12345678\n', ' 12345678', '12 345678'];
  expect([...ids, ...others].filter(isSubmissionId)).toEqual(ids);
});

const typed = { rating: '4', likely_to_recommend: '9', feedback: ' More in\r\nTwi. ' };

it('the schema of the feedback form turns the posted rating and score into numbers (§3)', () => {
  const read = { rating: 4, likely_to_recommend: 9, feedback: 'More in\nTwi.' };
  expect(v.parse(feedbackForm, { ...typed, submission_id: 'a-1' })).toEqual(read);
});

it.each([
  ['a missing rating', { rating: undefined }, 'rating'],
  ['a rating of 6', { rating: '6' }, 'rating'],
  ['a score of 0 (§5.2)', { likely_to_recommend: '0' }, 'likely_to_recommend'],
  ['a text that is too long', { feedback: 'x'.repeat(maxFeedbackLength + 1) }, 'feedback'],
])('the schema of the feedback form refuses %s', (_, changed, field) => {
  const { issues = [] } = v.safeParse(feedbackForm, { ...typed, ...changed });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field]);
});
