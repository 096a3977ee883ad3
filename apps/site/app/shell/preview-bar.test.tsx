import { expect, test } from 'vitest';
import { previewTexts } from '#company/texts/preview.ts';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { render } from '../render.tsx';

const context = emptyContext('https://site.example');
const bar = async (preview?: Parameters<typeof render>[1]['preview']): Promise<string> => {
  const request = new Request('https://site.example/privacy');
  const html = await (await render(request, { ...context, ...(preview && { preview }) })).text();
  return /<aside aria-label.*?<\/aside>/s.exec(html)?.[0] ?? '';
};
const saved = { savedAt: '2026-11-22T10:00:00Z', savedBy: '<img src=x onerror="go()">' };

test('the preview of a draft has a bar with its editor’s name', async () => {
  expect(await bar()).toBe('');
  const text = await bar(saved);
  expect(text).toContain(`aria-label="${previewTexts.label}"`);
  expect(text).toContain('&lt;img src=x onerror=&quot;go()&quot;&gt;');
  expect(text).not.toContain('<a ');
});

test('the preview’s bar links to the form of the draft, and to the field of each title on the page', async () => {
  const form = 'https://edit.example/edit/records/home';
  const text = await bar({ ...saved, edit: { form, fields: { 'A & B': 'sec1_caption' } } });
  expect(text).toContain(`<a href="${form}"`);
  expect(text).toMatch(
    /<a href="https:\/\/edit\.example\/edit\/records\/home#sec1_caption"[^>]*>A &amp; B<\/a>/,
  );
});
