import type { ReportType } from '../reports/read-reports.ts';

/** What a visit of a page was like, in seconds; CLS is a share of the screen. Nothing in it is about a person. */
interface Visit
  extends Partial<Readonly<Record<'LCP' | 'INP' | 'TTFB' | 'CLS', number | undefined>>> {
  readonly route: string;
  readonly connection: string;
}

/** What the site's parts tell of their work; nobody listens without `METRICS_PORT`. */
export interface Meter {
  /** A page was sent: as it was kept, or after it was made. */
  page(result: 'hit' | 'miss'): void;
  /** A page was rendered. */
  rendered(status: number, seconds: number): void;
  /** A picture was made, or could not be. */
  picture(result: 'made' | 'failed', seconds: number): void;
  /** A visitor has left a page, and agreed to tell what the visit was like. */
  visit(vitals: Visit): void;
  /** A browser reported something: its type, and the part of the policy that was broken. */
  report(type: ReportType, directive: string): void;
  /** A cache in front was told of a change, or could not be. */
  purge(result: 'done' | 'failed'): void;
}
