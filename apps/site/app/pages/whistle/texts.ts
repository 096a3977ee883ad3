import type { PageMeta } from '../../../shared/company.ts';

/** Texts and channels of the whistle-blowing page (§2.19). */
export interface WhistleTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** Label of the hero's link to the channels. */
  readonly report: string;
  readonly policy: readonly {
    readonly title: string;
    readonly text: string;
    /** Says who should use the contact page instead. `link` leads to it. */
    readonly contact?: { readonly before: string; readonly link: string; readonly after: string };
  }[];
  readonly channels: {
    readonly title: string;
    /** Write phone numbers in international form, with spaces. */
    readonly officer: { readonly term: string; readonly phone: string };
    readonly email: { readonly term: string; readonly address: string };
    /** `label` is the visible text of the company's web address. */
    readonly web: { readonly term: string; readonly label: string };
    readonly auditors: { readonly term: string; readonly phones: readonly string[] };
  };
}
