import type { PageMeta } from '../company.ts';

export { aboutTexts } from '../harmattan-ghana/texts/about.ts';

/** A director or an executive (§2.8, §3): fixed in the page, not in a record. */
export interface Person {
  /** Tells the people of one list apart. */
  readonly id: string;
  readonly name: string;
  /** A director's role, an executive's position. */
  readonly role: string;
  /** A director's biography, an executive's description. */
  readonly text: string;
  /** The address of the portrait, drawn at 400 × 480. */
  readonly portrait: string;
}

/** The words of the About page that no record holds (§2.8). */
export interface AboutTexts {
  readonly meta: PageMeta;
  readonly account: string;
  readonly intro: { readonly title: string; readonly text: string };
  readonly directors: {
    readonly title: string;
    readonly lead: string;
    readonly people: readonly Person[];
  };
  readonly executives: {
    readonly title: string;
    readonly lead: string;
    readonly people: readonly Person[];
  };
  /** The banner that leads to the group's site. */
  readonly banner: { readonly title: string; readonly lead: string; readonly action: string };
  /** What a portrait shows, for those who cannot see it. */
  readonly portraitAlt: (name: string) => string;
}
