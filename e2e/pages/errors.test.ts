import { ContentError, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { renderPage } from 'site/app/test/rendered-site.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onePathOfEachKind } from '../support/pages.ts';
import { documentFaults, mainText, read } from './shown.ts';

const sanitize = createServerSanitizer();
const content: ContentReader = {
  read: async (name) =>
    resources[name].parse([{ created_at: '2024-02-12T00:00:00Z' }], { sanitize }),
};

const unreachable = new ContentError({ kind: 'unreachable', url: '/api', reason: 'broken' });

/** Renders and checks an error page. Returns its status, text and theme. */
async function renderError(path: string) {
  const { status, html } = await renderPage(path, content);
  const page = read(html);
  expect(documentFaults(page)).toEqual([]);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch('noindex');
  expect(page.querySelectorAll('a[href^="tel:+"]').length).toBeGreaterThan(2);
  return [status, mainText(page), page.documentElement.dataset.theme];
}

it('§2.1 §8 an unknown path answers 404 in the colours of the path’s audience', async () => {
  const words = expect.stringMatching(/Unexpected Application Error!.*404 Not Found/s);
  expect(await renderError('/nowhere/at/all')).toEqual([404, words, 'purple']);
  expect(await renderError('/redproductdetails/redmotor/deeper')).toEqual([404, words, 'red']);
});

it('§2.1 §8 a page that fails to render answers 500 without a stack trace, and logs the error once', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // Break the date format, because bad content cannot make rendering fail.
  const { prototype } = Intl.DateTimeFormat;
  const usual = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, 'format', usual));
  const get = () => {
    throw new Error('Broken on purpose.');
  };
  Object.defineProperty(prototype, 'format', { ...usual, get });
  const [status, words, theme] = await renderError('/purpledetail/1');
  expect([status, theme]).toEqual([500, 'purple']);
  expect(words).toContain('Unexpected Application Error!');
  expect(words).not.toMatch(/Broken on purpose|\.[jt]sx?:\d+/);
  expect(log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('a page failed to render'));
});

it('§4.1 pages whose records fail to load answer 503 with a message; other pages are complete', async () => {
  const failing: ContentReader = { read: () => Promise.reject(unreachable) };
  const waits = [503, expect.stringMatching(/Loading\.\.\.|No details available/)];
  const complete: string[] = [];
  for (const path of onePathOfEachKind) {
    const { status, html } = await renderPage(path, failing);
    const page = read(html);
    expect.soft(documentFaults(page), path).toEqual([]);
    if (status === 200) complete.push(path);
    else expect.soft([status, mainText(page)], path).toEqual(waits);
  }
  const fixed = ['/purpleservices', '/purplewhistle', '/claims', '/complaints', '/accessibility'];
  expect(complete).toEqual([...fixed, '/privacy', '/feedback']);
});

it('§4.1 a search finds articles by title even if their texts fail to load', async () => {
  const rows = [1, 2].map((id) => ({ id, caption: `Flood ${id}`, created_at: '2024-02-12' }));
  const partly: ContentReader = {
    read: async (name) => {
      if (name === 'article') throw unreachable;
      return resources[name].parse(rows, { sanitize });
    },
  };
  const { status, html } = await renderPage('/purpleinsights?q=flood', partly);
  expect([status, mainText(read(html))]).toEqual([200, expect.stringMatching(/Flood 1.*Flood 2/s)]);
});
