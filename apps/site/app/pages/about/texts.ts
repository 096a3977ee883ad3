import type { ContactPlace, PageMeta } from '../../../shared/company.ts';

/** A director or an executive (§2.8, §3): fixed in the page, not in a record. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** A director's biography, or an executive's description. */
  readonly text: string;
  /** The address of the portrait, drawn at 400 × 480. */
  readonly portrait: string;
}

/** The company's people (§2.8), read by the server alone. */
export interface People {
  readonly directors: readonly Person[];
  readonly executives: readonly Person[];
}

/** Texts of the About page beside its record (§2.8). */
export interface AboutTexts<Audience extends string> {
  readonly meta: PageMeta;
  /** Its link in the main bar. */
  readonly menu: string;
  readonly account: string;
  /**
   * Audience whose contact page all account cards link to (readings §4, §2.8). By default each
   * audience's cards link to its contact page.
   */
  readonly accountContact?: Audience;
  /** Target of the hero's button. */
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  readonly intro: { readonly title: string; readonly text: string };
  readonly directors: { readonly title: string; readonly lead: string };
  readonly executives: { readonly title: string; readonly lead: string };
  /** The banner that leads to the group's site. */
  readonly banner: { readonly title: string; readonly lead: string; readonly action: string };
  /** Alternative text of a portrait. */
  readonly portraitAlt: (name: string) => string;
}
