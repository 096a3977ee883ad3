import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companies, seededContent } from '../../../scripts/lib/company.mjs';
import { outOfDate, overBudget } from './check.ts';
import { files } from './files.ts';

test('every committed picture is what the tool draws, within its budget (`pnpm art`)', async () => {
  const drawn = await files();
  const problems = await Promise.all(drawn.flatMap((file) => [outOfDate(file), overBudget(file)]));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
}, 60_000);

test.each(companies())('every seeded article of %s has a drawing of its own', (company) => {
  const articles = join(seededContent(company), 'articles');
  const names = readdirSync(articles);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !existsSync(join(articles, name, 'main_image.svg')))).toEqual([]);
});
