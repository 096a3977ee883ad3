import { describe, expect, it } from 'vitest';
import { isIncomplete, noFeedback, readFeedbackValues } from './feedback-values.ts';

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('§3 §5.2 the values of a feedback form', () => {
  it('are stars, a score and a trimmed text', () => {
    const fields = { rating: '4', likely_to_recommend: '9', feedback: ' More in\r\nTwi. ' };
    expect(readFeedbackValues(form(fields))).toEqual({
      rating: 4,
      likely_to_recommend: 9,
      feedback: 'More in\nTwi.',
    });
  });

  it('are incomplete if nobody has touched it', () => {
    expect(readFeedbackValues(form({ likely_to_recommend: '0', feedback: '' }))).toEqual(
      noFeedback,
    );
    expect(readFeedbackValues(form({}))).toEqual(noFeedback);
  });

  it.each([
    ['no star', { ...noFeedback, likely_to_recommend: 9 }, true],
    ['a score of 0', { ...noFeedback, rating: 4 }, true],
    ['both', { ...noFeedback, rating: 4, likely_to_recommend: 9 }, false],
  ])('with %s: incomplete is %s', (_, values, incomplete) => {
    expect(isIncomplete(values)).toBe(incomplete);
  });
});
