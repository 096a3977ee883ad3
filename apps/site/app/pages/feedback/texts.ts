import type { FeedbackModel } from '@insurance-kit/ui';
import type { PageMeta } from '../../../shared/company.ts';

/** Texts of the feedback form (§4.5), in its dialog and on its page. */
export interface FeedbackTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly form: Omit<FeedbackModel, 'title'>;
  /** Messages about sent feedback (§8). */
  readonly messages: {
    readonly emailed: string;
    readonly notEmailed: string;
    /** The service answered that it did not save it. */
    readonly rejected: string;
    /** There was no response. */
    readonly unreachable: string;
    /** Rate-limited, because many others behind the same address have just sent feedback. */
    readonly wait: (seconds: number) => string;
  };
}
