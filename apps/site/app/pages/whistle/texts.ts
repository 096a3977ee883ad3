import type { PageMeta } from '../../../shared/company.ts';

/** The words of the whistle-blowing page, and the channels it names (§2.19). */
export interface WhistleTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** The link from the page's head down to the channels. */
  readonly report: string;
  readonly policy: readonly {
    readonly title: string;
    readonly text: string;
    /** Who should use the contact page instead: `link` are the words that lead there. */
    readonly contact?: { readonly before: string; readonly link: string; readonly after: string };
  }[];
  readonly channels: {
    readonly title: string;
    /** Phone numbers are written as people write them: international, with spaces. */
    readonly officer: { readonly term: string; readonly phone: string };
    readonly email: { readonly term: string; readonly address: string };
    /** The web link's address is the company's; `label` is what is shown for it. */
    readonly web: { readonly term: string; readonly label: string };
    readonly auditors: { readonly term: string; readonly phones: readonly string[] };
  };
}
