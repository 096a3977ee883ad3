import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileTheme } from './compileTheme.ts';
import { kitTheme } from './kitTheme.ts';
import { theme } from './theme.ts';

test('the compiled theme is the MUI theme: run `pnpm --filter @insurance-kit/ui theme` if not', () => {
  expect(readFileSync(new URL('./compiled.ts', import.meta.url), 'utf8')).toBe(compileTheme());
});

test('breakpoints make the media queries that MUI makes', () => {
  for (const breakpoint of ['sm', 'md', 'lg', 'xl'] as const) {
    expect(kitTheme.breakpoints.up(breakpoint)).toBe(theme.breakpoints.up(breakpoint));
    expect(kitTheme.breakpoints.down(breakpoint)).toBe(theme.breakpoints.down(breakpoint));
  }
  expect(kitTheme.breakpoints.between('md', 'lg')).toBe(theme.breakpoints.between('md', 'lg'));
});
