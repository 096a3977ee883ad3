import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeFile, themeText } from './theme-module.ts';

it('the kit’s theme is what its token file says: else run `pnpm tokens build`', () => {
  expect(readFileSync(themeFile, 'utf8')).toBe(themeText());
});
