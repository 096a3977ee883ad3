/**
 * What a page (but the contact form's) may cost a visitor on the wire until it is idle, in kB of 1000
 * bytes: compressed bodies by kind, and everything with its headers (as HTTP/1.1 sends them,
 * uncompressed). More than `most` is a regression; less than `least` is a measure that no longer measures.
 */
export const budgets = {
  /** Every script that the page loads by itself. */
  javascript: { least: 60, most: 135 },
  html: { least: 4, most: 16 },
  fonts: { least: 20, most: 80 },
  /** Everything, at 390 px wide, before scrolling. */
  everything: { least: 120, most: 320 },
  /** The number of requests. */
  requests: { least: 5, most: 16 },
} as const;

export type Budget = keyof typeof budgets;

/** The layout shift that is shown as 0.00. */
export const mostLayoutShift = 0.004;

/**
 * What one import from the kit may add to an application that has React, in kB of 1000 bytes under brotli:
 * its code and the style engine that every component needs, without what is fetched only when wanted.
 * The table in the README of `packages/ui` says the same. Less than nine tenths of it is a stale line.
 */
export const kitBudgets = {
  Button: 11,
  Hero: 13,
  SiteHeader: 13,
  ContactForm: 19,
  HomeTemplate: 18,
} as const;
