import { ContentError } from '@insurance-kit/content-client';
import { expect, it, vi } from 'vitest';
import { postFeedback } from './post-feedback.ts';

const name = 'a6f0c1de-0000-4000-8000-000000000001';
const fields = {
  submission_id: name,
  rating: '4',
  likely_to_recommend: '9',
  feedback: 'More in Twi.',
};
const values = { rating: 4, likely_to_recommend: 9, feedback: 'More in Twi.' };

const post = async (
  changed: Readonly<Record<string, string>> = {},
  {
    isMailed = true,
    save = async () => undefined,
    ...wait
  }: { isMailed?: boolean; save?: () => Promise<void>; waitSeconds?: number } = {},
) => {
  const email = vi.fn(async () => isMailed);
  const saveFeedback = vi.fn(save);
  const body = new URLSearchParams({ ...fields, ...changed });
  const request = new Request('https://site.example/feedback', { method: 'POST', body });
  const answer = await postFeedback(request, { email, saveFeedback, ...wait });
  return { answer, email, saveFeedback };
};

const failing = (kind: 'refused' | 'unreachable') => () =>
  Promise.reject(new ContentError({ kind, url: '/api/feedback/form', reason: 'broken' }));

it.each([
  [true, 'emailed'],
  [false, 'saved'],
])('§7 feedback is saved, then e-mailed (success: %s): page says %j', async (isMailed, sent) => {
  const { answer, email, saveFeedback } = await post({}, { isMailed });
  expect(saveFeedback).toHaveBeenCalledExactlyOnceWith(values, name);
  expect(saveFeedback).toHaveBeenCalledBefore(email);
  expect(email).toHaveBeenCalledExactlyOnceWith('feedback', {
    ...values,
    submission_id: name,
  });
  expect(answer).toMatchObject({ status: 303 });
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    `/feedback?sent=${sent}#feedback-answer`,
  );
});

it.each([
  ['no star', { rating: '' }],
  ['a score of 0', { likely_to_recommend: '0' }],
])('§5.2 feedback with %s is refused with a message', async (_, changed) => {
  const { answer, saveFeedback } = await post(changed);
  expect(saveFeedback).not.toHaveBeenCalled();
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      problems: [{ field: Object.keys(changed)[0], problem: 'missing' }],
      values: { feedback: 'More in Twi.' },
    },
  });
});

it.each([
  [
    'refused by the service',
    { save: failing('refused') },
    502,
    'Failed to submit feedback. Please try again.',
  ],
  [
    'not answered',
    { save: failing('unreachable') },
    503,
    'An error occurred. Please try again later.',
  ],
  ['over the rate limit', { waitSeconds: 40 }, 429, expect.stringContaining('40')],
] as const)(
  '§8 if feedback is %s, the page keeps the typed values and says what to do',
  async (_, outcome, status, message) => {
    const { answer, email, saveFeedback } = await post({}, outcome);
    expect(email).not.toHaveBeenCalled();
    expect(saveFeedback).toHaveBeenCalledTimes(status === 429 ? 0 : 1);
    expect(answer).toMatchObject({
      init: { status },
      data: { outcome: { message }, values: fields },
    });
  },
);

it('an invalid submission id is not sent to the content service', async () => {
  const { saveFeedback } = await post({ submission_id: 'short' });
  expect(saveFeedback).toHaveBeenCalledExactlyOnceWith(values, undefined);
});
