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
 * What the kit may add to an application that has React, in kB of 1000 bytes under brotli, for what it
 * imports: the code alone, with the style engine that every component needs.
 */
export const kitBudgets = {
  /** `import { Button } from '@insurance-kit/ui'`. */
  button: { least: 8, most: 13.5 },
} as const;
