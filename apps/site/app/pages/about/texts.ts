import type { ContactPlace, PageMeta } from '../../../shared/company.ts';

/** A director or an executive (§2.8, §3). No record has them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** A director's biography, or the description of an executive. */
  readonly text: string;
  /** Address of the portrait, drawn at 400 × 480. */
  readonly portrait: string;
}

/** The company's people (§2.8). The browser does not load them. */
export interface People {
  readonly directors: readonly Person[];
  readonly executives: readonly Person[];
}

/** Texts of the About page (§2.8). */
export interface AboutTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** Its link in the main bar. */
  readonly menu: string;
  readonly account: string;
  /**
   * Audience to whose contact page the account cards of all audiences link (readings §4, §2.8). By
   * default each audience's cards link to its own contact page.
   */
  readonly accountContact?: Audience;
  /** Target of the button in the hero. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  readonly intro: { readonly title: string; readonly text: string };
  readonly directors: { readonly title: string; readonly lead: string };
  readonly executives: { readonly title: string; readonly lead: string };
  /** The banner that leads to the group's site. */
  readonly banner: { readonly title: string; readonly lead: string; readonly action: string };
  readonly portraitAlt: (name: string) => string;
}
