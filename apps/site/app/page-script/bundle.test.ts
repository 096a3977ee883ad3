import { brotliCompressSync } from 'node:zlib';
import { early as pageScript } from 'virtual:page-script';
import { expect, it } from 'vitest';

/** All the scripts that a page runs before its visitor touches anything (readings §2.1). */
const mostBytes = 6_000;

it('the page script is at most 6 kB compressed, and holds no React', () => {
  expect(brotliCompressSync(pageScript).length).toBeLessThanOrEqual(mostBytes);
  expect(pageScript).not.toMatch(/jsx|hydrateRoot|__react|<\/script/i);
});

it('the page script is one text that imports nothing', () => {
  expect(pageScript).not.toMatch(/\b(?:import|export)\b/);
});
