/** Bounds of a measurement, in kB of 1000 bytes or a number of requests. */
interface Bounds {
  /** If it is less, the measurement is broken. */
  readonly least: number;
  readonly most: number;
}

/** Budgets of a first visit on a phone of 390 px. Totals include headers. */
export const budgets = {
  /** Scripts of any page before a visitor touches it, with inline scripts. */
  scripts: { least: 0.5, most: 6 },
  /** The document of any page with styles and headers. */
  html: { least: 4, most: 21 },
  homeHtml: { least: 4, most: 18 },
  requests: { least: 4, most: 13 },
  /** Everything that a home loads before it is scrolled. */
  home: { least: 30, most: 95 },
  /** A home with photographs as hero, tiles and cards, scrolled to its end. */
  photographs: { least: 120, most: 185 },
  /** The next page of a visit, without pictures. */
  nextPage: { least: 5, most: 15.6 },
  /** Scripts of the features island, from the first touch until its words show. */
  featuresScripts: { least: 20, most: 36 },
  /** Scripts of the contact form with its phone field, until a message is sent. */
  contactScripts: { least: 60, most: 192 },
  carouselScripts: { least: 60, most: 117 },
  /** Scripts of the feedback form, until feedback is sent. */
  feedbackScripts: { least: 60, most: 137 },
} as const satisfies Readonly<Record<string, Bounds>>;

export type Budget = keyof typeof budgets;

/** Largest layout shift that rounds to 0.00. */
export const mostLayoutShift = 0.004;
