import { expect, it, vi } from 'vitest';
import { submitFeedback } from './submit-feedback.ts';

const values = { rating: 4, likely_to_recommend: 9, feedback: 'More in Twi' };

it('§7 e-mails the feedback that it has saved, with its submission id', async () => {
  const save = vi.fn(async () => undefined);
  const email = vi.fn(async () => true);
  await submitFeedback(values, 'a-1', save, email);
  expect(save).toHaveBeenCalledExactlyOnceWith(values);
  expect(email).toHaveBeenCalledExactlyOnceWith({ ...values, submission_id: 'a-1' });
});
