/** Bounds in kB of 1000 bytes, or a number of requests. */
interface Bounds {
  /** Less is a measure that no longer measures. */
  readonly least: number;
  /** More is a regression. */
  readonly most: number;
}

/**
 * What a page may cost a visitor with a phone 390 px wide who comes for the first time, on the wire:
 * compressed bodies where a kind is named, everything with its headers (as HTTP/1.1 sends them, uncompressed).
 */
export const budgets = {
  /** Scripts before a visitor touches anything, inline ones included; any page. */
  scripts: { least: 0.5, most: 6 },
  /** The document with its styles; any page, and a home. */
  html: { least: 4, most: 19 },
  homeHtml: { least: 4, most: 18 },
  /** Requests of a home. */
  requests: { least: 4, most: 12 },
  /** Everything that a home loads before it is scrolled. */
  home: { least: 30, most: 92 },
  /** The same for a visitor who saves data. */
  lite: { least: 15, most: 42 },
  /** A home scrolled to its end, with photographs for hero, two tiles and six cards. */
  photographs: { least: 120, most: 260 },
  /** The next page of the visit, without its pictures. */
  nextPage: { least: 5, most: 22 },
  /** The same page on the next day, when nothing has changed. */
  nextDay: { least: 0.1, most: 2 },
  /** Scripts of a product's page when a visitor has reached for something that needs React. */
  productScripts: { least: 60, most: 190 },
  /** The same for the contact form, with its date and phone fields. */
  contactScripts: { least: 60, most: 270 },
} as const satisfies Readonly<Record<string, Bounds>>;

export type Budget = keyof typeof budgets;

/** The layout shift that is shown as 0.00. */
export const mostLayoutShift = 0.004;

/**
 * What one import of `@insurance-kit/ui` adds at most to an application, in kB under brotli: to one that
 * has React alone, and to one that has MUI already. The table in the README of `packages/ui` says the
 * same. Less than nine tenths of it is a stale line.
 */
export const kitBudgets = {
  Button: { React: 36, MUI: 2.5 },
  Hero: { React: 39, MUI: 5 },
  SiteHeader: { React: 41, MUI: 5.5 },
  ContactForm: { React: 55, MUI: 10 },
  HomeTemplate: { React: 44, MUI: 10 },
} as const;
