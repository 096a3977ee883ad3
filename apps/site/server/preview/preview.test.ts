import { expect, test } from 'vitest';
import { previewTexts } from '#company/texts/preview.ts';
import { previewBar } from './preview.ts';

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
