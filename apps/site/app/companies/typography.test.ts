import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies, companyFolder, seededContent } from 'scripts/lib/company.mjs';
import { expect, it } from 'vitest';

const french = companies().filter((company) =>
  /locale: 'fr-/.test(readFileSync(join(companyFolder(company), 'identity.ts'), 'utf8')),
);
const files = french.flatMap((company) => [
  ...globSync(`${companyFolder(company)}/{privacy,help/*}.html`),
  ...globSync(`${seededContent(company)}/**/*.{html,json}`),
]);

/** An ordinary space before a sign that French keeps on the line, within quotes, or in a number. */
const breaks =
  /(?<=[\p{L}\d»>]) (?=[;:!?»](?:\s|<|$))|(?<=«) |(?<=(?<!\+[\d ]*)\b\d{1,3}) (?=\d{3}(?![\d ]))/gmu;

it('no French line begins with a sign or with the end of a number', () => {
  expect(files.length).toBeGreaterThanOrEqual(100 * french.length);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(breaks)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 20), index + 10)}`,
    );
  });
  expect(found).toEqual([]);
});
