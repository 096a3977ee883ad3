import { ContentError } from '@insurance-kit/content-client';
import { expect, it, vi } from 'vitest';
import { feedbackTexts } from '#company/texts/feedback.ts';
import { submitFeedback } from './submit-feedback.ts';

const values = { rating: 4, likely_to_recommend: 9, feedback: 'More in Twi' };

it('§7 e-mails the feedback that it has saved, with its submission id', async () => {
  const save = vi.fn(async () => undefined);
  const email = vi.fn(async () => true);
  await submitFeedback(values, 'a-1', save, email);
  expect(save).toHaveBeenCalledExactlyOnceWith(values);
  expect(email).toHaveBeenCalledExactlyOnceWith({ ...values, submission_id: 'a-1' });
});

it.each(['rejected', 'unreachable'] as const)(
  '§8 feedback that is %s is not saved, and says so',
  async (how) => {
    const kind = how === 'rejected' ? 'refused' : how;
    const save = () => Promise.reject(new ContentError({ kind, url: '/', reason: 'broken' }));
    expect(await submitFeedback(values, 'a-1', save, vi.fn())).toMatchObject({
      saved: false,
      message: feedbackTexts.messages[how],
    });
  },
);
