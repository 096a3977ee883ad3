import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  companies,
  companyFolder,
  firstCompany,
  seededContent,
} from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import { outOfDate, overBudget } from './check.ts';
import { files } from './files.ts';

test('every committed picture is what the tool draws, within its budget (`pnpm art`)', async () => {
  const drawn = await files();
  const problems = await Promise.all(drawn.flatMap((file) => [outOfDate(file), overBudget(file)]));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
}, 60_000);

test('a changed smile on the share card is a change, another quality of the same picture is none', async () => {
  const path = `${relative(root, companyFolder(firstCompany))}/public/share.jpg`;
  const card = () => sharp(join(root, path));
  const check = (data: Buffer) => outOfDate({ path, data });
  const smile = { create: { width: 48, height: 30, channels: 3, background: '#fff' } } as const;
  expect(await check(await card().jpeg({ quality: 70 }).toBuffer())).toBeUndefined();
  const changed = card().composite([{ input: smile, left: 610, top: 310 }]);
  expect(await check(await changed.jpeg({ quality: 82 }).toBuffer())).toContain('share.jpg');
});

test.each(companies())('every seeded article of %s has a drawing of its own', (company) => {
  const articles = join(seededContent(company), 'articles');
  const names = readdirSync(articles);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !existsSync(join(articles, name, 'main_image.svg')))).toEqual([]);
});
