import type { ContentData, Feedback } from '@insurance-kit/content-client';
import type { ContentReader, PlainResourceName } from '@insurance-kit/content-client/queries';
import type { Audience } from '#company/audiences.ts';

/** What is known of a file that a page offers. */
export type FileState =
  | { readonly state: 'found'; readonly bytes: number }
  | { readonly state: 'absent' }
  /** It could not be found out now. */
  | { readonly state: 'unknown' };

/** Tells how large the content service's files are, so that a page can say what a download costs. */
export interface FileSizes {
  /**
   * Never fails, and never waits long.
   *
   * @param address as pages have it: `/content/files/a.pdf`.
   */
  look(address: string): Promise<FileState>;
}

/** What the browser needs to send e-mail by EmailJS (§7). Nothing here is secret. */
export interface EmailJsAccount {
  /**
   * Where the API is: an origin, or the path `/content` while the embedded stand-in is used. The
   * client appends `/api/v1.0/email/...` to it.
   */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly contactTemplateId: string;
  readonly feedbackTemplateId: string;
}

/** What a page may know about the site that serves it. */
export interface SiteFacts {
  /** The public origin for canonical links and share cards, without a slash at its end. */
  readonly origin: string;
  readonly emailjs: EmailJsAccount;
  /** Whether pages measure their web vitals, of visitors who agree. */
  readonly webVitals: boolean;
  /** Whose page the visitor saw last; for pages that belong to no audience alone. */
  readonly audience?: Audience | undefined;
}

/** The draft that a preview shows. */
export interface PreviewFacts {
  /** An ISO instant. */
  readonly savedAt: string;
  readonly savedBy: string;
  /** For its editor: the address of its form, and the fields there by their titles on the page. */
  readonly edit?:
    | { readonly form: string; readonly fields: Readonly<Record<string, string>> }
    | undefined;
}

/** Where an action hands over what a visitor has posted (§7). It writes nothing of it into the log. */
export interface SubmissionSender {
  /** E-mails fields by EmailJS; resolves to whether they were taken within 10 s. */
  email(
    kind: 'contact' | 'feedback',
    fields: Readonly<Record<string, string | number>>,
  ): Promise<boolean>;
  /**
   * Saves feedback; of one submission the first. Rejects with a `ContentError`, whose kind tells
   * 'rejected' from 'network' (§8).
   */
  saveFeedback(feedback: Feedback, submissionId: string | undefined): Promise<void>;
  /** Counts a message that is not sent because its hidden field was filled in. */
  countTrapped(): void;
  /** Set where nothing is sent now: the seconds after which the visitor may send again. */
  readonly waitSeconds?: number;
}

/**
 * What is cached of a record or list that needs no id. Never triggers a request. A page rendered
 * without it is re-rendered within seconds.
 */
export type CachedContent = <Name extends PlainResourceName>(
  resource: Name,
) => ContentData[Name] | undefined;

/** What every loader and action finds in its `context`. */
export interface SiteContext {
  /**
   * How a loader reads content (§7). The store behind it answers at once from what it knows, asks
   * the content service only where it must, and never hands out an answer that did not pass its
   * schema. It rejects with a `ContentError`: `missing` for an article that does not exist, another
   * kind while the service fails and nothing is known.
   */
  readonly content: ContentReader;
  /** For what every page shows, such as the phone number: it costs no page a request. */
  readonly cached: CachedContent;
  /** What a file that a page offers weighs. */
  readonly files: FileSizes;
  readonly site: SiteFacts;
  /** Set where the page shows a draft. */
  readonly preview?: PreviewFacts;
  readonly sender: SubmissionSender;
}
