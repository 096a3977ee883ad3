import type { FormProblem, FormSchema } from '../../form-schema.ts';
import type { FormValues } from '../ContactForm/form-fields.ts';

/** Feedback (§3): stars 1 to 5, a recommendation up to 10, and an optional text. */
export interface FeedbackValues {
  readonly rating: number;
  readonly likely_to_recommend: number;
  readonly feedback?: string | undefined;
}

/** Texts of the feedback form (§4.5), and the title of the dialog or page around it. */
export interface FeedbackModel {
  readonly title: string;
  /** The question above the stars, and what each number of them means, from one to five. */
  readonly rating: string;
  readonly stars: readonly string[];
  /** The question above the slider, and the meaning of its ends. */
  readonly recommend: string;
  readonly least: string;
  readonly most: string;
  /** The slider's value before it is moved, and after: '7 of 10'. */
  readonly unanswered: string;
  readonly score: (score: number, most: number) => string;
  /** The question above the text. */
  readonly feedback: string;
  readonly send: string;
  readonly sending: string;
  /** Asks for both answers (§5.2), and for each of them that is missing. */
  readonly incomplete: string;
  readonly missing: { readonly rating: string; readonly likely_to_recommend: string };
}

/** The state of sending; an error is shown in the form, which keeps its values. */
export type FeedbackState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'failed'; readonly message: string };

/** The server's answer to a posted form: values, and why they were rejected. */
export interface FeedbackAnswer {
  readonly values: FormValues;
  readonly problems?: readonly FormProblem[] | undefined;
  readonly message?: string | undefined;
}

export interface FeedbackFormOwnProps {
  readonly model: FeedbackModel;
  /** Checks the texts of the fields, and returns what is sent. */
  readonly schema: FormSchema<FeedbackValues>;
  /** The most characters of the text. */
  readonly longest?: number | undefined;
  /** Address to which the form is posted without JavaScript. */
  readonly action: string;
  readonly answer?: FeedbackAnswer | undefined;
  /** Sends the form; without it, or if it rejects, the form is posted, with one submission id. */
  readonly onSend?:
    | ((values: FeedbackValues, submissionId: string) => void | Promise<void>)
    | undefined;
  readonly state?: FeedbackState | undefined;
}
