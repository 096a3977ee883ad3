/** The web vitals of a visit, in seconds; CLS is a share of the screen. Nothing in it is about a person. */
interface VisitVitals
  extends Partial<Readonly<Record<'LCP' | 'INP' | 'TTFB' | 'CLS', number | undefined>>> {
  readonly route: string;
  readonly connection: string;
}

/** What the parts of the site count and measure; there is no meter without `METRICS_PORT`. */
export interface Meter {
  /** A page was sent: as it was kept, or after it was made. */
  page(result: 'hit' | 'miss'): void;
  /** A page was rendered. */
  rendered(status: number, seconds: number): void;
  /** A picture was made, or could not be. */
  picture(result: 'made' | 'failed', seconds: number): void;
  /** A message's hidden field was filled in: a person has to press once more. */
  trapped(): void;
  /** A visitor who accepted cookies has left a page. */
  webVitals(vitals: VisitVitals): void;
}
