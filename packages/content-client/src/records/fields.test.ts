import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createServerSanitizer } from '../html/server.ts';
import { createFields, looksLikePath, maxMarkup, maxTextLength } from './fields.ts';
import { readElement } from './read.ts';

const fields = createFields({ sanitize: createServerSanitizer() });
const { text, prose, instant, alt, focus, degrees } = fields;
const list = fields.list(v.object({ text, degrees }));
const record = v.object({ text, prose, instant, alt, focus, degrees, list });

function read(kind: keyof typeof record.entries, raw: unknown) {
  const { value, problems } = readElement(record, { [kind]: raw });
  return { value: value?.[kind], problem: problems[0]?.reason };
}

it.each([
  ['text', ['a'], 'expected text, found array'],
  ['text', {}, 'expected text, found object'],
  ['text', 'a'.repeat(maxTextLength + 1), 'text of 200001 characters, cut at 200000'],
  [
    'prose',
    '&'.repeat(maxMarkup + 1),
    `HTML of more than ${maxMarkup} tags and entities, cut there`,
  ],
  ['alt', 'a'.repeat(1_000), 'text of 1000 characters, cut at 500'],
  ['focus', '50 50', 'expected a point such as 30% 70%, found "50 50"'],
  ['instant', `x${'y'.repeat(99)}`, `expected an ISO 8601 date, found "x${'y'.repeat(79)}"`],
  ['instant', 'y'.repeat(9_999), 'expected an ISO 8601 date, found 9999 characters'],
  ['degrees', 'north', 'expected degrees, found "north"'],
  ['degrees', 180.5, 'expected degrees, found "180.5"'],
  ['degrees', true, 'expected text, found boolean'],
  ['list', {}, 'expected a list, found object'],
  ['list', [{ text: 'a' }, { degrees: 'x' }], '1.degrees: expected degrees, found "x"'],
  ['list', ['a'], '0: expected an object'],
] as const)('%s, case %#: what is wrong is said in words', (kind, raw, problem) => {
  expect(read(kind, raw).problem).toBe(problem);
});

it.each([
  ['text', 'a'.repeat(maxTextLength), 'a'.repeat(maxTextLength)],
  ['alt', ' A lorry on a bridge ', 'A lorry on a bridge'],
  ['alt', '', ''],
  ['alt', null, undefined],
  ['alt', 'a'.repeat(500), 'a'.repeat(500)],
  ['focus', ' 0% 100% ', '0% 100%'],
  ['degrees', '5.605', 5.605],
  ['degrees', -180, -180],
  ['degrees', ' ', undefined],
  ['instant', '2024-04-08T08:30:00.5z', '2024-04-08T08:30:00.500Z'],
  ['instant', '2024-04-08T08:30', '2024-04-08T08:30:00.000Z'],
] as const)('%s, case %#: keeps what it says', (kind, raw, value) => {
  expect(read(kind, raw)).toEqual({ value, problem: undefined });
});

it('reads the first 50 elements of a list, and leaves out what is none', () => {
  const texts = Array.from({ length: 60 }, (_, index) => ({ text: `${index}` }));
  expect(read('list', texts).value).toHaveLength(50);
  expect(read('list', [1, { text: 'a' }]).value).toEqual([{ text: 'a', degrees: undefined }]);
});

it.each([
  ['pictures/plant.svg', true],
  ['my pictures/plant.png', true],
  ['plant.webp?v=2', true],
  ['data:image/png', true],
  ['/', false],
  ['N/A', false],
  ['See plant.svg', false],
  ['Cover for plant and/or tools', false],
  ['<p>a/b/c.svg</p>', false],
  ['', false],
  [' ', false],
  ['All risks', false],
  ['Covers the works.', false],
])('%j is the path of a file: %s (§3, engineering quirk)', (words, isPath) => {
  expect(looksLikePath(words)).toBe(isPath);
});
