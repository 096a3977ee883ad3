import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const company = 'harmattan-cote-divoire';
const files = globSync([
  `apps/content-service/companies/${company}/**/*.{html,json}`,
  `apps/site/app/companies/${company}/privacy.html`,
]);

/** An ordinary space before a sign that French keeps on the line, within quotes, or in a number. */
const breaks =
  /(?<=[\p{L}\d»>]) (?=[;:!?»](?:\s|<|$))|(?<=«) |(?<=(?<!\+[\d ]*)\b\d{1,3}) (?=\d{3}(?![\d ]))/gmu;

it('no French line begins with a sign or with the end of a number', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(breaks)].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 20), index + 10)}`,
    );
  });
  expect(found).toEqual([]);
});
