/** Feedback (§3): stars 1 to 5, recommendation 0 to 10, and an optional text. */
export interface FeedbackValues {
  readonly rating: number;
  readonly likely_to_recommend: number;
  readonly feedback: string;
}

/** The values of an untouched form (§4.5). */
export const noFeedback: FeedbackValues = { rating: 0, likely_to_recommend: 0, feedback: '' };

/** Reads the form's fields; no star is a rating of 0. */
export function readFeedbackValues(data: FormData): FeedbackValues {
  const text = data.get('feedback');
  return {
    rating: Number(data.get('rating')) || 0,
    likely_to_recommend: Number(data.get('likely_to_recommend')) || 0,
    // A posted form has CRLF line ends, which count as one character.
    feedback: typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : '',
  };
}

/** Whether the star or the score is missing; a score of 0 counts as missing (§5.2). */
export const isIncomplete = ({ rating, likely_to_recommend: score }: FeedbackValues): boolean =>
  rating === 0 || score === 0;
