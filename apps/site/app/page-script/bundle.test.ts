import { brotliCompressSync } from 'node:zlib';
import { early as pageScript } from 'virtual:page-script';
import { companyFolder, firstCompany } from 'scripts/lib/company.mjs';
import { expect, it } from 'vitest';
import { bundle } from '../../vite/page-script.ts';

/** What measures visits, sent late and after consent. */
const mostOfWebVitals = 3_000;
/** All the scripts that a page runs before its visitor touches anything (readings §2.1). */
const mostBytes = 6_000;

it('the page script is at most 6 kB compressed, and holds no React', () => {
  expect(brotliCompressSync(pageScript).length).toBeLessThanOrEqual(mostBytes);
  expect(pageScript).not.toMatch(/jsx|hydrateRoot|__react|<\/script/i);
});

it('the page script is one text that imports nothing but islands, by their addresses', () => {
  expect(pageScript).not.toMatch(/\bexport\b|\bimport\b(?!\(\w+\))/);
});

it('the script that measures visits is at most 3 kB compressed', async () => {
  const { code } = await bundle('web-vitals/web-vitals-file', companyFolder(firstCompany));
  const { length } = brotliCompressSync(code);
  expect(length).toBeLessThanOrEqual(mostOfWebVitals);
  expect(length).toBeGreaterThan(1_000);
});
