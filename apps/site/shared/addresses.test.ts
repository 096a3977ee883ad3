import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultAssetBase } from '@insurance-kit/content-client';
import fc from 'fast-check';
import { companies, partOf } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { describe, expect, it } from 'vitest';
import { readAudience } from './audience.ts';
import type { Audiences } from './audiences.ts';
import { contentPrefix } from './content-paths.ts';
import { insightsAddress, pageKeys, readInsightsChoice } from './insights-address.ts';
import { audienceNames } from './routes.ts';

it('knows an audience by its name, and nothing else', () => {
  expect(readAudience('institution')).toBe('institution');
  for (const name of ['', 'constructor', 'admin', null, undefined]) {
    expect(readAudience(name)).toBeUndefined();
  }
});

const audiencesOf = async (company: string): Promise<Audiences<string>> =>
  (await partOf<{ audiences: Audiences<string> }>(company, 'company.ts')).audiences;

it('no file but a company’s names an audience, or the addresses of one', async () => {
  const all = (await Promise.all(companies().map(audiencesOf))).flatMap(
    Object.entries<Audiences<string>[string]>,
  );
  const names = [...new Set(all.map(([name]) => name))].join('|');
  const prefixes = [...new Set(all.map(([, { prefix }]) => prefix))].join('|');
  const branch = new RegExp(
    `(?:[=!]==|\\bcase|[aA]udience:|Of\\(|Path\\() *'(?:${names})'|'(?:${prefixes})`,
  );
  const files = globSync('apps/site/{app,server,shared}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\/test$|\.test\.tsx?$/.test(String(path)),
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => branch.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

it('is where the content client has files', () => {
  expect(contentPrefix).toBe(defaultAssetBase);
});

const read = (query: string) => readInsightsChoice(new URLSearchParams(query));

describe('the address of the insights list (readings §4, §2.6)', () => {
  it('has no query for all articles and the first page', () => {
    expect(insightsAddress('individual', { category: undefined, page: 1 })).toBe('/purpleinsights');
  });

  it('reads what the server would drop as if it were not there', () => {
    const pages = ['0', '-1', '1.5', 'x', '12345'].map((page) => `page=${page}`);
    for (const query of ['', 'category=', ...pages]) {
      expect(read(query)).toEqual({ category: undefined, page: 1 });
    }
    expect(read('category=Sante%CC%81')).toEqual({ category: 'Santé', page: 1 });
    expect(read(`category=${'x'.repeat(101)}&page=2`)).toEqual({ category: undefined, page: 2 });
  });

  it('comes back with its category composed (NFC), whatever that holds', () => {
    const choice = fc.record({
      category: fc.option(
        fc
          .string({ unit: 'grapheme', minLength: 1 })
          .map((name) => name.normalize('NFC'))
          .filter((name) => pageKeys.category.test(name)),
        { nil: undefined },
      ),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(choice, fc.constantFrom(...audienceNames), (chosen, audience) => {
        const { searchParams } = new URL(insightsAddress(audience, chosen), 'https://a.example');
        const category = chosen.category?.normalize('NFC');
        expect(readInsightsChoice(searchParams)).toEqual({ ...chosen, category });
      }),
    );
  });
});
