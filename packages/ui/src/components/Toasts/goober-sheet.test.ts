// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { styleThroughSheet } from './goober-sheet.ts';

it("writes goober's styles into a style sheet, so that no style element is filled with text", async () => {
  const replaceSync = vi.fn();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      readonly replaceSync = replaceSync;
    },
  );
  const adopted: unknown[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted, configurable: true });
  styleThroughSheet();
  styleThroughSheet();
  expect(adopted).toHaveLength(1);

  await import('notistack');

  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(replaceSync).toHaveBeenLastCalledWith(expect.stringContaining('position:fixed'));
});
