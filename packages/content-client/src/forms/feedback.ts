import * as v from 'valibot';
import type { Label } from '../base/labels.ts';

/** Maximum number of characters in feedback. */
export const maxFeedbackLength = 5_000;

const score = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

/** Schema of the body of `POST /api/feedback/form` (§3, §7). */
export const feedbackSchema = v.object(
  {
    rating: score('rating', 1, 5),
    likely_to_recommend: score('likely_to_recommend', 0, 10),
    feedback: v.optional(
      v.pipe(
        v.string('feedback must be text'),
        // PostgreSQL cannot store NUL, which nobody types.
        v.check((text) => !text.includes('\u0000'), 'feedback must not contain NUL characters'),
        v.maxLength(
          maxFeedbackLength,
          `feedback must have at most ${maxFeedbackLength} characters`,
        ),
      ),
    ),
  },
  (issue) => {
    const missing = v.getDotPath(issue);
    return missing === null ? 'the body must be a JSON object' : `${missing} is missing`;
  },
);

/** Schema of a posted score: text with a number from 1 to `most`. 0 means no answer (§5.2). */
const answer = (most: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.toNumber(),
    v.integer(),
    v.minValue(1, 'missing'),
    v.maxValue(most),
  );

/** The schema of the feedback form. Turns the texts of its fields into the feedback to send. */
export const feedbackForm = v.object({
  rating: answer(5),
  likely_to_recommend: answer(10),
  feedback: v.pipe(
    v.optional(v.string(), ''),
    // Posted forms end lines with CRLF, which visitors count as one character.
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(maxFeedbackLength, 'long'),
  ),
});

/** Feedback about the brand (§3): 1 to 5 stars, a score of 0 to 10, an optional text. */
export type Feedback = v.InferOutput<typeof feedbackSchema>;

/** Labels of the fields, for people who read the feedback. */
export const feedbackLabels: Readonly<Record<keyof Feedback, Label>> = {
  rating: { en: 'Stars', fr: 'Étoiles' },
  likely_to_recommend: { en: 'Would recommend (0 to 10)', fr: 'Recommanderait (0 à 10)' },
  feedback: { en: 'Comment', fr: 'Commentaire' },
};

/** Whether a value is a valid submission id, by which services recognise repeated submissions. */
export const isSubmissionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

/**
 * Checks the body of `POST /api/feedback/form`. Ignores unknown keys.
 * @returns the feedback, or the reason for a response with status 400.
 */
export function readFeedback(body: unknown) {
  const result = v.safeParse(feedbackSchema, body);
  if (result.success) return { ok: true, feedback: result.output } as const;
  return { ok: false, reason: result.issues.map((issue) => issue.message).join('; ') } as const;
}
