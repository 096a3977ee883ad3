import type { ContentData, Feedback } from '@insurance-kit/content-client';
import type { ContentReader, PlainResourceName } from '@insurance-kit/content-client/queries';
import type { Audience } from '#company/company.ts';

/** EmailJS settings for the browser (§7). They are public. */
export interface EmailJsAccount {
  /** Address before `/api/v1.0/email/…`: EmailJS's origin, or `/content` (the content service). */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly contactTemplateId: string;
  readonly feedbackTemplateId: string;
}

/** Settings of the site that pages need, and the visitor's last audience. */
export interface SiteFacts {
  /** Public origin for canonical links and share cards, without a trailing slash. */
  readonly origin: string;
  readonly emailjs: EmailJsAccount;
  /** Whether pages report web vitals to the server. */
  readonly webVitals: boolean;
  /** The visitor's last audience. Unset if it is the default, or if the address has an audience. */
  readonly audience?: Audience | undefined;
}

/** Facts about the draft that a preview shows. */
export interface PreviewFacts {
  readonly savedAt: string;
  readonly savedBy: string;
  /** `form` is the address of the draft's form. `fields` maps the page's titles to form fields. */
  readonly edit?:
    | { readonly form: string; readonly fields: Readonly<Record<string, string>> }
    | undefined;
}

/** Sends a visitor's form (§7). Never logs it. */
export interface SubmissionSender {
  /** E-mails fields by EmailJS or the content service. `true` if accepted within 10 s. */
  email(
    kind: 'contact' | 'feedback',
    fields: Readonly<Record<string, string | number>>,
  ): Promise<boolean>;
  /** Saves feedback, once per submission id. Rejects with a `ContentError` (§8). */
  saveFeedback(feedback: Feedback, submissionId: string | undefined): Promise<void>;
  /** Set if the visitor is rate-limited: seconds to wait. */
  readonly waitSeconds?: number;
}

/** Returns the cached content of a resource, or `undefined` if none is cached. */
export type CachedContent = <Name extends PlainResourceName>(
  resource: Name,
) => ContentData[Name] | undefined;

/** The `context` of loaders and actions. */
export interface SiteContext {
  /** Reads validated content (§7). Rejects with a `ContentError`, whose `kind` says why. */
  readonly content: ContentReader;
  /** Reads only cached content, for parts of every page such as the phone number. */
  readonly cached: CachedContent;
  /**
   * Finds the size of a file such as `/content/files/a.pdf`, in at most 0.8 s. Never rejects.
   * 0: there is no such file. `undefined`: the size is unknown.
   */
  readonly lookAtFile: (address: string) => Promise<number | undefined>;
  readonly site: SiteFacts;
  readonly preview?: PreviewFacts;
  readonly sender: SubmissionSender;
}
