import { ContentError } from '@insurance-kit/content-client';
import { describe, expect, it, vi } from 'vitest';
import { feedbackTexts } from '#company/texts/feedback.ts';
import { submitFeedback } from './submit-feedback.ts';

const values = { rating: 4, likely_to_recommend: 9, feedback: '' };

const failing = (kind: 'refused' | 'unreachable') =>
  vi
    .fn()
    .mockRejectedValue(new ContentError({ kind, url: '/api/feedback/form', reason: 'broken' }));

describe('§7 §8 what becomes of feedback', () => {
  it.each([
    [true, 'Submitted successfully and email sent!'],
    [false, 'Feedback saved, but failed to send email.'],
  ])('saved; e-mailed: %s', async (emailed, message) => {
    const save = vi.fn().mockResolvedValue(undefined);
    const email = vi.fn().mockResolvedValue(emailed);
    expect(await submitFeedback(values, { save, email }, feedbackTexts.messages)).toEqual({
      saved: true,
      emailed,
      message,
    });
    expect(save).toHaveBeenCalledBefore(email);
    expect(email).toHaveBeenCalledExactlyOnceWith(values);
  });

  it.each([
    ['refused', 'Failed to submit feedback. Please try again.'],
    ['unreachable', 'An error occurred. Please try again later.'],
  ] as const)('%s: not saved, and not e-mailed', async (kind, message) => {
    const email = vi.fn();
    expect(
      await submitFeedback(values, { save: failing(kind), email }, feedbackTexts.messages),
    ).toEqual({ saved: false, answered: kind === 'refused', message });
    expect(email).not.toHaveBeenCalled();
  });
});
