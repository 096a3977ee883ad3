import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeModules } from './theme-module.ts';

it('the kit’s theme is what its token file says: else run `pnpm tokens build`', () => {
  for (const [path, text] of themeModules()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
