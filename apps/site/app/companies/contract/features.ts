/** What a company may leave out. */
export interface Features {
  /** Whether feedback's question comes by itself (§4.5); the footer's button is always there. */
  readonly asksForFeedback: boolean;
  /** Whether scrolling past half of a page counts as accepting cookies (readings §4, §4.6). */
  readonly acceptsCookiesByScrolling: boolean;
  /** Whether offices are shown on maps of another site's (§2.17); links to these are always there. */
  readonly showsMaps: boolean;
}
