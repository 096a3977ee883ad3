import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { previewTexts } from '#company/labels.ts';
import { type Audience, audienceNames } from '../shared/audience.ts';
import { inlineScriptHeader, inlineStyleHeader } from '../shared/names.ts';
import { emptyContext } from '../shared/test/empty-context.ts';
import { render } from './render.tsx';

vi.mock('./router.tsx', async (original) => {
  const router = await original<typeof import('./router.tsx')>();
  const headed = (value: string) => () => Response.json(value, { headers: { 'X-Test': value } });
  const route = { path: '/headed', loader: headed('loader'), action: headed('action') };
  return { ...router, routes: [...router.routes, { ...route, Component: () => null }] };
});

const context = emptyContext('https://site.example');
const open = (preview?: Parameters<typeof render>[1]['preview']) =>
  render(new Request('https://site.example/privacy'), { ...context, ...(preview && { preview }) });

test('the headers of a rendered page contain the hashes of its inline script and style', async () => {
  const response = await open();
  const html = await response.text();
  for (const [name, header] of [
    ['script', inlineScriptHeader],
    ['style', inlineStyleHeader],
  ] as const) {
    const [, code = ''] =
      new RegExp(`<${name}(?: data-emotion="[^"]*")?>(.*?)</`, 's').exec(html) ?? [];
    const hash = createHash('sha256').update(code).digest('base64');
    expect(response.headers.get(header)).toBe(`'sha256-${hash}'`);
  }
});

test('an action’s header replaces a loader’s header', async () => {
  const request = new Request('https://site.example/headed', { method: 'POST' });
  const { headers } = await render(request, context);
  expect(headers.get('X-Test')).toBe('action');
});

test('a help page has the same structured data for all audiences', async () => {
  const dataOf = async (audience?: Audience) => {
    const { site } = emptyContext('https://site.example', audience);
    const response = await render(new Request('https://site.example/claims'), { ...context, site });
    return /<script type="application\/ld\+json">.*?<\/script>/.exec(await response.text())?.[0];
  };
  const data = await dataOf();
  expect(data).toContain('BreadcrumbList');
  for (const audience of audienceNames) expect(await dataOf(audience)).toBe(data);
});

test('the bar above a preview shows the editor’s name and the company’s time, and links to the edit form and its fields', async () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  const form = 'https://edit.example/edit/records/home';
  const edit = { form, fields: { 'A & B': 'sec1_caption' } };
  const html = await (await open({ savedAt: '2026-11-22T10:00:00Z', savedBy: 'Ama', edit })).text();
  const [bar] = /<aside aria-label.*?<\/aside>/s.exec(html) ?? [];
  expect(bar).toContain(`aria-label="${previewTexts.label}"`);
  expect(bar).toContain(':00');
  expect(bar).toMatch(/Ama.*<a href="https:[\w./]*\/home".*\/home#sec1_caption"[^>]*>A &amp; B</s);
});
