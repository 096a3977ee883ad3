import { expect, test } from 'vitest';
import { previewTexts } from '#company/texts/preview.ts';
import { previewBar, withEditLinks } from './preview.ts';

test('the bar of a preview shows names and words as they are written', () => {
  const tag = '<img src=x onerror="go()">';
  const bar = previewBar(
    {
      resource: 'home',
      id: null,
      revision: 3,
      savedAt: '2026-11-22T10:00:00Z',
      savedBy: tag,
      approvedBy: [tag],
      answers: {},
    },
    { ...previewTexts, label: tag, yourName: tag, approve: tag },
  );
  expect(bar).toContain('&#60;img src=x onerror=&#34;go()&#34;&#62;');
  expect(bar).not.toMatch(/<img|"go/);
});

test('for its editor each heading of the draft leads to its field', () => {
  const edit = {
    form: 'https://edit.example/edit/records/home',
    fields: { 'A & B': 'sec1_caption' },
  };
  const page = '<h2 class="x">A &amp; <em>B</em></h2><h2>C</h2>';
  const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace('&amp;', '&');
  const links = withEditLinks(page, { edit }, plain).match(/<a [^>]*>/g);
  expect(links).toHaveLength(1);
  expect(links?.[0]).toContain('href="https://edit.example/edit/records/home#sec1_caption"');
  expect(withEditLinks(page, {}, plain)).toBe(page);
});
