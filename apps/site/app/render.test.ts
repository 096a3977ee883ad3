import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewTexts } from '#company/texts/preview.ts';
import { inlineScriptHeader, inlineStyleHeader } from '../shared/names.ts';
import { emptyContext } from '../shared/test/empty-context.ts';
import { render } from './render.tsx';

const context = emptyContext('https://site.example');
const open = (preview?: Parameters<typeof render>[1]['preview']) =>
  render(new Request('https://site.example/privacy'), { ...context, ...(preview && { preview }) });

test('a page names the hashes of its inline script and style', async () => {
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

const bar = async (preview?: Parameters<typeof open>[0]): Promise<string> =>
  /<aside aria-label.*?<\/aside>/s.exec(await (await open(preview)).text())?.[0] ?? '';
const saved = { savedAt: '2026-11-22T10:00:00Z', savedBy: '<img src=x onerror="go()">' };

test('the preview of a draft has a bar with its editor’s name, and links to its form and fields', async () => {
  expect(await bar()).toBe('');
  const text = await bar(saved);
  expect(text).toContain(`aria-label="${previewTexts.label}"`);
  expect(text).toContain('&lt;img src=x onerror=&quot;go()&quot;&gt;');
  expect(text).not.toContain('<a ');
  const form = 'https://edit.example/edit/records/home';
  const linked = await bar({ ...saved, edit: { form, fields: { 'A & B': 'sec1_caption' } } });
  expect(linked).toContain(`<a href="${form}"`);
  expect(linked).toMatch(/<a href="https:[\w./]*\/home#sec1_caption"[^>]*>A &amp; B<\/a>/);
});
