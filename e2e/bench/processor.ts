import type { Browser } from '@playwright/test';
import { firstPaintOf, type TraceEvent, traceLoad } from '../support/trace.ts';

/** Work of a page's main thread in ms: until the first paint, in all, and by kind. */
export interface ThreadTime {
  readonly first: number;
  readonly all: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  readonly script: number;
  readonly parse: number;
}

/** Trace events by kind of work. */
const kinds = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'PaintImage', 'Layerize', 'Commit'],
  script: ['EvaluateScript', 'v8.evaluateModule', 'v8.compile', 'v8.compileModule', 'FunctionCall'],
  parse: ['ParseHTML'],
};
/** Thread time of the page in a trace. Nested events count once. */
function threadTimeOf(events: readonly TraceEvent[]): ThreadTime {
  const paint = firstPaintOf(events);
  const work = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid)
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({ name, ts, end: ts + dur, own: tdur / 1000 }))
    .sort((a, b) => a.ts - b.ts || b.end - a.end);
  const open: typeof work = [];
  for (const event of work) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) parent.own -= event.own;
    open.push(event);
  }
  const sum = (counts: (event: (typeof work)[number]) => boolean): number =>
    work.filter(counts).reduce((total, { own }) => total + own, 0);
  const of = (kind: keyof typeof kinds) => sum(({ name }) => kinds[kind].includes(name));
  return {
    first: sum(({ ts }) => ts < paint.ts),
    all: sum(() => true),
    style: of('style'),
    layout: of('layout'),
    paint: of('paint'),
    script: of('script'),
    parse: of('parse'),
  };
}

/** Measures a first visit, until two seconds after it has loaded. */
export async function measureProcessor(
  browser: Browser,
  url: string,
  width: number,
): Promise<ThreadTime> {
  const isPhone = width < 800;
  await using context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    ...(isPhone && { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }),
    ignoreHTTPSErrors: true,
  });
  return threadTimeOf(await traceLoad(browser, await context.newPage(), url, 2));
}
