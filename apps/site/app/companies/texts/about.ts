import type { PageMeta } from '../company.ts';

export { aboutTexts } from '#company/texts/about.ts';

/** The words of the About page that no record holds (§2.8). */
export interface AboutTexts {
  readonly meta: PageMeta;
  readonly account: string;
  readonly intro: { readonly title: string; readonly text: string };
  readonly directors: { readonly title: string; readonly lead: string };
  readonly executives: { readonly title: string; readonly lead: string };
  /** The banner that leads to the group's site. */
  readonly banner: { readonly title: string; readonly lead: string; readonly action: string };
  /** What a portrait shows, for those who cannot see it. */
  readonly portraitAlt: (name: string) => string;
}
