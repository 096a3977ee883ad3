import type { Browser, Page } from '@playwright/test';

/** An event of a Chrome trace. `ts` is its time, `tdur` its CPU time, both in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: {
    /** Id of the event's document, if any: the page, or an SVG picture in the page. */
    readonly frame?: string;
    readonly data?: { readonly frame?: string };
    readonly beginData?: { readonly frame?: string };
    readonly elementCount?: number;
  };
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'loading',
];

/** Traces the load of a page, and the `seconds` after it. */
export async function traceLoad(
  browser: Browser,
  page: Page,
  url: string,
  seconds = 1,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(seconds * 1000);
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}

export function firstPaintOf(events: readonly TraceEvent[]): TraceEvent {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page was not painted.');
  return paint;
}
