import { ContentError } from '@insurance-kit/content-client';
import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
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
  ['refused', 502, 'Failed to submit feedback. Please try again.'],
  ['unreachable', 503, 'An error occurred. Please try again later.'],
] as const)(
  '§8 if feedback cannot be saved (%s), the page has the status %i and keeps the typed values',
  async (kind, status, message) => {
    const { answer, email } = await post({}, { save: failing(kind) });
    expect(email).not.toHaveBeenCalled();
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

it('a rate-limited visitor sees how long to wait and keeps what they typed; nothing is saved', async () => {
  const { answer, saveFeedback } = await post({}, { waitSeconds: 40 });
  expect(answer).toMatchObject({
    init: { status: 429 },
    data: { values: fields, outcome: { message: expect.stringContaining('40') } },
  });
  expect(saveFeedback).not.toHaveBeenCalled();
});

it.each(Object.keys(fields))('a long %s is read in linear time', async (field) => {
  for (const shape of hostileShapes) {
    const grows = await growsTooFast(shape, (text) => post({ [field]: text }));
    expect([shape, grows]).toEqual([shape, false]);
  }
});
