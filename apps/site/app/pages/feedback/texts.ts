import type { FeedbackModel } from '@insurance-kit/ui';
import type { PageMeta } from '../../../shared/company.ts';

export interface FeedbackTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly form: FeedbackModel;
  readonly messages: {
    readonly emailed: string;
    readonly notEmailed: string;
    /** Shown if the service answered that it did not save the feedback. */
    readonly rejected: string;
    /** Shown if the service did not answer. */
    readonly unreachable: string;
    /** Shown to a rate-limited visitor: others at the same address have just sent feedback. */
    readonly wait: (seconds: number) => string;
  };
}
