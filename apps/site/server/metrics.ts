import { Counter, createMetrics, Histogram } from '@insurance-kit/server/metrics';
import type { ContentStore } from './content/store.ts';

export function createSiteMetrics() {
  const metrics = createMetrics();
  const registers = [metrics.registry];

  const pages = new Counter({
    name: 'site_pages_total',
    help: 'Requests for pages; hit: a cached page was sent',
    labelNames: ['cache'],
    registers,
  });
  const renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Time to render a page, by status',
    labelNames: ['status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const pictures = new Histogram({
    name: 'site_picture_duration_seconds',
    help: 'Time to make a picture in a size and format',
    labelNames: ['result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers,
  });

  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `site_field_${name}`,
      help: `${help}, for visitors who accepted cookies`,
      labelNames: ['route', 'connection'],
      buckets,
      registers,
    });
  // The buckets include the bounds of 'good' and 'poor' (web.dev/vitals).
  const histograms = {
    LCP: vital(
      'lcp_seconds',
      'Time until the largest part was visible',
      [0.5, 1, 1.5, 2.5, 4, 8, 16],
    ),
    INP: vital('inp_seconds', 'Time from a press to the next frame', [0.05, 0.1, 0.2, 0.5, 1]),
    TTFB: vital('ttfb_seconds', 'Time until the first byte arrived', [0.1, 0.2, 0.4, 0.8, 1.8, 4]),
    CLS: vital('cls', 'How far the page moved unexpectedly', [0.01, 0.05, 0.1, 0.25, 0.5]),
  };
  // Begin at 0, so that an alert sees the first failure.
  pictures.zero({ result: 'failed' });

  return {
    ...metrics,
    watchContent(store: Pick<ContentStore, 'oldestAge'>): void {
      const age = 'Longest time since the content service last confirmed a record';
      metrics.gauge('site_content_age_seconds', age, store.oldestAge);
    },
    page: (cache: 'hit' | 'miss') => pages.inc({ cache }),
    rendered: (status: number, seconds: number) => renders.observe({ status }, seconds),
    picture: (result: 'made' | 'failed', seconds: number) => pictures.observe({ result }, seconds),
    /** Records a visit's web vitals. LCP, INP and TTFB are in seconds. CLS has no unit. */
    webVitals(
      labels: { readonly route: string; readonly connection: string },
      vitals: Readonly<Partial<Record<keyof typeof histograms, number | undefined>>>,
    ): void {
      for (const name of ['LCP', 'INP', 'TTFB', 'CLS'] as const) {
        const value = vitals[name];
        if (value !== undefined) histograms[name].observe(labels, value);
      }
    },
  };
}

/** Metrics of page requests, renders, pictures, web vitals and the age of content. */
export type Meter = ReturnType<typeof createSiteMetrics>;
