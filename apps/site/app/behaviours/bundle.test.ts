import { brotliCompressSync } from 'node:zlib';
import { companyFolder, defaultCompany } from 'scripts/lib/company.mjs';
import { expect, it } from 'vitest';
import { bundle } from '../../vite/page-scripts.ts';

const mostBytes = 6_000;

const company = companyFolder(defaultCompany);
const [early] = await bundle('early', company);
const [late, ...others] = await bundle('late', company, 'es');
const compressedSize = ({ code }: { readonly code: string }) => brotliCompressSync(code).length;

it('the page script is at most 6 kB compressed, and contains no React', () => {
  expect(compressedSize(early) + compressedSize(late)).toBeLessThanOrEqual(mostBytes);
  expect(early.code + late.code).not.toMatch(/jsx|hydrateRoot|__react|<\/script/i);
});

it('the inline part of the page script imports nothing, and contains no list of the company’s pages', () => {
  expect(early.code).not.toMatch(/\bexport\b|\bimport\b|prefix|products/);
});

it('the page script consists of an inline part and one file, which loads web-vitals only when needed', () => {
  expect(late.code).not.toMatch(/\bimport\b(?!\()/);
  expect(others.map(({ fileName }) => fileName.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    'assets/page-web-vitals',
  ]);
  for (const file of others) expect(compressedSize(file)).toBeLessThanOrEqual(3_000);
});
