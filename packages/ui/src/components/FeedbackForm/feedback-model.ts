import type { FormProblem, FormSchema } from '../../form-schema.ts';
import type { FormValues } from '../ContactForm/form-fields.ts';

/** Feedback (§3): 1 to 5 stars, a score up to 10, and an optional text. */
export interface FeedbackValues {
  readonly rating: number;
  readonly likely_to_recommend: number;
  readonly feedback?: string | undefined;
}

/** Texts of the feedback form (§4.5), and the title of its dialog or page. */
export interface FeedbackModel {
  readonly title: string;
  /** The question above the stars, and the meaning of each number of stars. */
  readonly rating: string;
  readonly stars: readonly string[];
  /** The question above the slider, and the meaning of its ends. */
  readonly recommend: string;
  readonly least: string;
  readonly most: string;
  /** The slider's value before it is moved, and afterwards: '7 of 10'. */
  readonly unanswered: string;
  readonly score: (score: number, most: number) => string;
  /** The question above the text. */
  readonly feedback: string;
  readonly send: string;
  readonly sending: string;
  /** Asks for both answers (§5.2), and for each missing one. */
  readonly incomplete: string;
  readonly missing: { readonly rating: string; readonly likely_to_recommend: string };
}

/** State of sending. A form with an error shows it and keeps its values. */
export type FeedbackState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'failed'; readonly message: string };

/** The server's answer to a post: values, and why they were refused. */
export interface FeedbackAnswer {
  readonly values: FormValues;
  readonly problems?: readonly FormProblem[] | undefined;
  readonly message?: string | undefined;
}

export interface FeedbackFormOwnProps {
  readonly model: FeedbackModel;
  /** Checks the typed values, and returns the values to send. */
  readonly schema: FormSchema<FeedbackValues>;
  /** Maximum number of characters of the text. */
  readonly longest?: number | undefined;
  /** Address for posts without JavaScript. */
  readonly action: string;
  readonly answer?: FeedbackAnswer | undefined;
  /**
   * Sends the form. Without it, or if it rejects, the browser posts the form, with the same
   * submission id.
   */
  readonly onSend?:
    | ((values: FeedbackValues, submissionId: string) => void | Promise<void>)
    | undefined;
  readonly state?: FeedbackState | undefined;
}
