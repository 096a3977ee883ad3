import { ContentError, isSubmissionId } from '@insurance-kit/content-client';
import { feedbackForm } from '@insurance-kit/content-client/forms';
import { readForm } from '@insurance-kit/ui/forms';
import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { contactSchema, nextSteps, readContactValues } from './contact/contact-fields.ts';
import { postContact, postFeedback, readSent } from './posts.ts';

const name = 'a6f0c1de-0000-4000-8000-000000000001';

interface Outcome {
  readonly isMailed?: boolean;
  readonly save?: () => Promise<void>;
  readonly waitSeconds?: number;
}

/** Returns a function that posts a form with `fields`. */
const poster =
  (act: typeof postContact | typeof postFeedback, path: string, fields: object) =>
  async (
    changed: Readonly<Record<string, string>> = {},
    { isMailed = true, save = async () => undefined, ...wait }: Outcome = {},
  ) => {
    const email = vi.fn(async () => isMailed);
    const saveFeedback = vi.fn(save);
    const body = new URLSearchParams({ submission_id: name, ...fields, ...changed });
    const request = new Request(`https://site.example${path}`, { method: 'POST', body });
    const answer = await act(request, { email, saveFeedback, ...wait });
    return { answer, email, saveFeedback };
  };

const redirectOf = (answer: unknown) =>
  answer instanceof Response && [answer.status, answer.headers.get('location')];

describe('`postContact`', () => {
  const post = poster(postContact, '/redcontact', {
    first_name: 'Ama',
    last_name: 'Boadu',
    user_email: 'ama@example.com',
    user_phone: '024 412 7730',
    user_enquiry: 'Motor insurance',
    message: 'How much?',
    website: '',
  });

  it('e-mails a valid message with the time of sending (§7)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-04-08T23:07:30Z') });
    const { answer, email } = await post();
    expect(email).toHaveBeenCalledExactlyOnceWith(
      'contact',
      expect.objectContaining({
        first_name: 'Ama',
        user_phone: '+233244127730',
        user_enquiry: 'Motor insurance',
        time: '04/08/2030, 23:07',
        from_name: 'Harmattan Insurance Ghana',
        submission_id: name,
      }),
    );
    expect(redirectOf(answer)).toEqual([303, '/redcontact?sent=emailed#contact-answer']);
  });

  it.each([
    ['user_phone', '0031 20 123 4567', '+31201234567'],
    ['time', '4/8/2030,10:15', '04/08/2030, 10:15'],
  ])('sends the field %s with the value %j as %j', async (field, value, sent) => {
    const { email } = await post({ [field]: value });
    expect(email).toHaveBeenCalledWith('contact', expect.objectContaining({ [field]: sent }));
  });

  it.each([
    ['user_phone', '0244', 'invalid'],
    ['time', '04/31/2030, 10:15', 'invalid'],
  ])('refuses a message with the invalid %s %j (§5.1)', async (field, value, problem) => {
    const { answer, email } = await post({ [field]: value });
    expect(email).not.toHaveBeenCalled();
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { problems: [{ field, problem }], values: { message: 'How much?', [field]: value } },
    });
  });

  it.each([
    ['cannot be sent', { isMailed: false }, 503, 'Failed to send message. Please try again.'],
    ['is over the rate limit', { waitSeconds: 40 }, 429, expect.stringContaining('40')],
  ])('keeps the form’s values if a message %s (§8)', async (_, outcome, status, message) => {
    const { answer, email } = await post({}, outcome);
    expect(email).toHaveBeenCalledTimes(status === 429 ? 0 : 1);
    expect(answer).toMatchObject({
      init: { status },
      data: {
        values: { first_name: 'Ama', user_phone: '024 412 7730', message: 'How much?' },
        outcome: { severity: 'error', message },
      },
    });
  });

  it('sends no message if a robot filled in the hidden field', async () => {
    const { answer, email } = await post({ website: 'https://spam.example' });
    expect(email).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ init: { status: 503 } });
  });
});

it.each([
  ['a message of any kind', undefined, ['an answer', 'If you choose']],
  ['a question', { time: '' }, ['an answer']],
  ['a complaint with a time', { user_complaint: 'A claim', time: '10:15' }, ['officer', 'We call']],
  [
    'a complaint with a request',
    { user_complaint: 'A claim', user_request: 'A quote' },
    ['officer', 'an answer'],
  ],
])('`nextSteps` lists what happens after %s', (_, message, expected) => {
  const words = ['officer', 'an answer', 'If you choose', 'We call'];
  const text = nextSteps(message).join();
  expect(words.filter((word) => text.includes(word))).toEqual(expected);
});

describe('`postFeedback`', () => {
  const fields = { rating: '4', likely_to_recommend: '9', feedback: 'More in Twi.' };
  const values = { rating: 4, likely_to_recommend: 9, feedback: 'More in Twi.' };
  const post = poster(postFeedback, '/feedback', fields);
  const failing = (kind: 'refused' | 'unreachable', status?: number): Outcome => ({
    save: () => Promise.reject(new ContentError({ kind, url: '/api', reason: 'broken', status })),
  });

  it.each([
    ['succeeds', true, 'emailed'],
    ['fails', false, 'saved'],
  ])('saves feedback, and answers sent=$2 if its e-mail $0 (§7)', async (_, isMailed, sent) => {
    const { answer, email, saveFeedback } = await post({}, { isMailed });
    expect(saveFeedback).toHaveBeenCalledExactlyOnceWith(values, name);
    expect(saveFeedback).toHaveBeenCalledBefore(email);
    expect(email).toHaveBeenCalledExactlyOnceWith('feedback', { ...values, submission_id: name });
    expect(redirectOf(answer)).toEqual([303, `/feedback?sent=${sent}#feedback-answer`]);
    expect(readSent(new URLSearchParams({ sent }))).toBe(sent);
  });

  it('refuses feedback without star and score, and reports both fields as missing (§5.2)', async () => {
    const { answer, saveFeedback } = await post({ rating: '', likely_to_recommend: '0' });
    expect(saveFeedback).not.toHaveBeenCalled();
    const missing = ['rating', 'likely_to_recommend'];
    const problems = missing.map((field) => ({ field, problem: 'missing' }));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { problems, values: { feedback: 'More in Twi.' } },
    });
  });

  it.each([
    ['refused', failing('refused'), 502, 'Failed to submit feedback. Please try again.'],
    ['not answered', failing('unreachable'), 503, 'An error occurred. Please try again later.'],
    ['over the rate limit', { waitSeconds: 40 }, 429, expect.stringContaining('40')],
    ['over the service’s limit', failing('refused', 429), 502, expect.stringContaining('60')],
  ])('keeps the form’s values if feedback is %s (§8)', async (_, outcome, status, message) => {
    const { answer, email, saveFeedback } = await post({}, outcome);
    expect(email).not.toHaveBeenCalled();
    expect(saveFeedback).toHaveBeenCalledTimes(status === 429 ? 0 : 1);
    const data = { outcome: { message }, values: fields };
    expect(answer).toMatchObject({ init: { status }, data });
  });
});

it('long fields of the contact form and the feedback form are read in linear time', async () => {
  const read = async (text: string) => {
    isSubmissionId(text);
    const contact = readContactValues(() => text);
    await readForm(contactSchema, contact);
    await readForm(feedbackForm, { rating: text, likely_to_recommend: text, feedback: text });
  };
  for (const shape of hostileShapes) expect(await growsTooFast(shape, read), shape).toBe(false);
});
