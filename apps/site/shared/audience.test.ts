import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies, companyModule } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { expect, it } from 'vitest';
import type { Audiences } from './pages.ts';

it('code outside the companies’ folders does not depend on an audience’s name or path prefix', async () => {
  const modules = companies().map((company) =>
    companyModule<{ audiences: Audiences<string> }>(company, 'company.ts'),
  );
  const all = (await Promise.all(modules)).flatMap(({ audiences }) => Object.entries(audiences));
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
