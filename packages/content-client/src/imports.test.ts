import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Packages and modules that a module loads, directly or not. Types do not count. */
function loadedBy(entry: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readFileSync(path, 'utf8');
    const statements = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?'([^']+)';$/gm;
    for (const [, specifier = ''] of source.matchAll(statements)) {
      if (specifier.startsWith('.')) visit(join(dirname(path), specifier));
      else packages.add(specifier);
    }
  };
  visit(join(import.meta.dirname, entry));
  return [...packages].sort();
}

test('the first load has queries, but no schemas, sanitisers or client', () => {
  expect(loadedBy('queries/index.ts')).toEqual(['@tanstack/react-query', 'react']);
});

test('the server sanitiser needs no DOM', () => {
  expect(loadedBy('html/server.ts')).toEqual(['htmlparser2', 'sanitize-html']);
});

test('the browser sanitiser imports no server parser', () => {
  expect(loadedBy('html/browser.ts')).toEqual(['dompurify']);
});

test('client and record schemas import no sanitiser', () => {
  expect(loadedBy('index.ts')).toEqual(['valibot']);
  expect(loadedBy('records/index.ts')).toEqual(['valibot']);
});
