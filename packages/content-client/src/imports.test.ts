import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Packages and modules that a module loads, directly or through others, without types. */
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

test.each([
  // A page's first load contains no schemas, sanitisers or client.
  ['queries/index.ts', ['@tanstack/react-query', 'react']],
  ['html/server.ts', ['htmlparser2', 'sanitize-html']],
  ['html/browser.ts', ['dompurify']],
  ['index.ts', ['valibot']],
  ['records/index.ts', ['valibot']],
])('the module %s loads only the packages %j', (entry, packages) => {
  expect(loadedBy(entry)).toEqual(packages);
});
