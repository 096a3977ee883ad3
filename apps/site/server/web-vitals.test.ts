import { beforeEach, describe, expect, test } from 'vitest';
import { webVitalsPath } from '../shared/names.ts';
import { createSiteMetrics, type Meter } from './metrics.ts';
import { askAt, quietHttp } from './test/http.ts';
import { registerWebVitals } from './web-vitals.ts';

const vitals = { LCP: 1200, INP: 90, TTFB: 300, CLS: 0.02 };
const visit = { path: '/purpledetail/ama', connection: '4g', ...vitals };
const accepted = { cookie: 'cookie-consent=true; audience=individual' };

let metrics: Meter;
let send: (body: unknown, headers?: Record<string, string>) => Promise<number>;
const counts = async (): Promise<readonly string[]> =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^site_field_\w+_(?:count|sum)/.test(line));

beforeEach(() => {
  metrics = createSiteMetrics();
  const http = quietHttp();
  http.patterns.add('/purpledetail/:id');
  registerWebVitals(http, metrics);
  send = async (body, headers = accepted) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'content-type': 'text/plain;charset=UTF-8', ...headers };
    return (await askAt(http)(webVitalsPath, all, { method: 'POST', payload })).status;
  };
});

describe('Web Vitals of real visits', () => {
  test('are counted by route and connection, without the visitor’s data', async () => {
    const hidden = { path: '/ama?name=Ama', connection: 'slow-2g', CLS: undefined, name: 'Ama' };
    expect(await send(visit)).toBe(202);
    expect(await send({ ...visit, ...hidden })).toBe(202);
    expect(await send({ ...visit, connection: '5g' })).toBe(202);
    const shown = await counts();
    const ofArticle = '{route="/purpledetail/:id",connection="4g"}';
    expect(shown).toEqual(
      expect.arrayContaining([
        `site_field_lcp_seconds_sum${ofArticle} 1.2`,
        `site_field_inp_seconds_sum${ofArticle} 0.09`,
        `site_field_ttfb_seconds_count{route="unknown",connection="2g"} 1`,
        `site_field_cls_sum${ofArticle} 0.02`,
        'site_field_cls_count{route="/purpledetail/:id",connection="unknown"} 1',
      ]),
    );
    expect(shown.join()).not.toMatch(/ama/i);
  });

  test.each([
    ['the visitor has not answered the cookie banner', visit, {}, 403],
    ['the visitor declined cookies', visit, { cookie: 'cookie-consent=false' }, 403],
    ['another site sends them', visit, { ...accepted, 'sec-fetch-site': 'cross-site' }, 403],
    ['the body is not JSON', '{', accepted, 400],
    ['a time is longer than two minutes', { ...visit, TTFB: 3_600_000 }, accepted, 400],
    ['the body is too long', 'a'.repeat(3_000), accepted, 413],
  ])('are not counted if %s', async (_, body, headers: Record<string, string>, status) => {
    expect(await send(body, headers)).toBe(status);
    expect(await counts()).toEqual([]);
  });
});
