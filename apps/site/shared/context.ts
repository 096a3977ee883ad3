import type { ContentData, Feedback } from '@insurance-kit/content-client';
import type { ContentReader, PlainResourceName } from '@insurance-kit/content-client/queries';
import type { Audience } from '#company/company.ts';

/** Existence and size of a file that a page offers. */
export type FileState =
  | { readonly state: 'found'; readonly bytes: number }
  | { readonly state: 'absent' }
  /** It could not be found out now. */
  | { readonly state: 'unknown' };

/**
 * Tells how large the content service's files are, so that a page can show the size of a download.
 */
export interface FileSizes {
  /** Never rejects or waits long. `address` as on pages: `/content/files/a.pdf`. */
  look(address: string): Promise<FileState>;
}

/** Public settings with which the browser sends e-mail by EmailJS (§7). */
export interface EmailJsAccount {
  /**
   * Origin of the API, or `/content` for the stand-in. The client appends `/api/v1.0/email/...`.
   */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly contactTemplateId: string;
  readonly feedbackTemplateId: string;
}

export interface SiteFacts {
  /** Public origin for canonical links and share cards, without a trailing slash. */
  readonly origin: string;
  readonly emailjs: EmailJsAccount;
  readonly webVitals: boolean;
  /** Audience that the visitor saw last, for pages without an audience. */
  readonly audience?: Audience | undefined;
}

export interface PreviewFacts {
  /** An ISO instant. */
  readonly savedAt: string;
  readonly savedBy: string;
  /** For its editor: address of its form, and its fields by their titles on the page. */
  readonly edit?:
    | { readonly form: string; readonly fields: Readonly<Record<string, string>> }
    | undefined;
}

/** Sends a visitor's form (§7). Logs nothing of it. */
export interface SubmissionSender {
  /** E-mails fields by EmailJS; resolves to whether they were accepted within 10 s. */
  email(
    kind: 'contact' | 'feedback',
    fields: Readonly<Record<string, string | number>>,
  ): Promise<boolean>;
  /** Saves feedback, once per submission id. Rejects with a `ContentError` (§8). */
  saveFeedback(feedback: Feedback, submissionId: string | undefined): Promise<void>;
  /** Counts a message that is not sent because its hidden field was filled in. */
  countTrapped(): void;
  /** Set if the visitor is rate-limited: seconds to wait. */
  readonly waitSeconds?: number;
}

/** Cached content of a call without id; never sends a request. */
export type CachedContent = <Name extends PlainResourceName>(
  resource: Name,
) => ContentData[Name] | undefined;

/** `context` of loaders and actions. */
export interface SiteContext {
  /**
   * Reads content (§7): known content at once, validated. Rejects with a `ContentError`, `missing`
   * for an unknown article.
   */
  readonly content: ContentReader;
  /** For parts of every page, such as the phone number: costs no request. */
  readonly cached: CachedContent;
  readonly files: FileSizes;
  readonly site: SiteFacts;
  readonly preview?: PreviewFacts;
  readonly sender: SubmissionSender;
}
