import type { FeedbackModel } from '@insurance-kit/ui';
import type { PageMeta } from '../../../shared/company.ts';

/** The words of the feedback form (§4.5), in its dialog and on a page of its own. */
export interface FeedbackTexts {
  readonly meta: PageMeta;
  /** Heads the dialog and the page. */
  readonly title: string;
  readonly form: Omit<FeedbackModel, 'title'>;
  /** What a visitor is told of their feedback (§8). */
  readonly messages: {
    /** Saved and e-mailed. */
    readonly emailed: string;
    /** Saved, but not e-mailed. */
    readonly notEmailed: string;
    /** The service answered that it did not save it. */
    readonly rejected: string;
    /** No answer came. */
    readonly unreachable: string;
    /** Not saved, because many others behind the same address have just sent theirs. */
    readonly wait: (seconds: number) => string;
  };
}
