import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { expect, it, test } from 'vitest';
import { createServerSanitizer } from '../html/server.ts';
import { createReaders, type FieldKind, looksLikePath, maxTextLength } from './fields.ts';
import { readElement } from './read.ts';

const readers = createReaders({ sanitize: createServerSanitizer() });
const element = { text: 'text', degrees: 'degrees' } as const;
const textKinds = ['text', 'caption', 'prose', 'plainText', 'excerpt'] as const;
const tokenKinds = ['asset', 'link', 'instant'] as const;

function read(kind: FieldKind, raw: unknown) {
  const schema = { field: kind === 'list' ? element : kind };
  const { value, problems } = readElement(readers, schema, { field: raw });
  expect(problems.map(({ field }) => field)).toEqual(problems.length === 0 ? [] : ['field']);
  return { value: value?.field, problem: problems[0]?.reason };
}

test.each([
  ...textKinds.map((kind) => [kind, ''] as const),
  ...tokenKinds.map((kind) => [kind, undefined] as const),
])('a field of the kind %s falls back to %j if it is empty or of a wrong type', (kind, value) => {
  for (const raw of [undefined, null, '']) {
    expect(read(kind, raw)).toEqual({ value, problem: undefined });
  }
  for (const raw of [{}, [], ['a'], true, Number.NaN]) {
    expect(read(kind, raw)).toEqual({ value, problem: expect.any(String) });
  }
});

it.each([
  ['text', ['a'], 'expected text, found array'],
  ['text', 'a'.repeat(maxTextLength + 1), 'text of 200001 characters, cut at 200000'],
  ['prose', '&'.repeat(5_001), 'HTML of more than 5000 tags and entities, cut there'],
  ['alt', 'a'.repeat(1_000), 'text of 1000 characters, cut at 500'],
  ['focus', '50 50', 'expected a point such as 30% 70%, found "50 50"'],
  ['instant', 'y'.repeat(9_999), 'expected an ISO 8601 date, found 9999 characters'],
  ['degrees', '181', 'expected degrees, found "181"'],
  ['degrees', true, 'expected text, found boolean'],
  ['list', {}, 'expected a list, found object'],
  ['list', [{ text: 'a' }, { degrees: 'x' }], '1.degrees: expected degrees, found "x"'],
  ['list', ['a'], '0: expected an object'],
] as const)('a field of the kind $0 reports an invalid value: $2', (kind, raw, problem) => {
  expect(read(kind, raw).problem).toBe(problem);
});

it.each([
  ...textKinds.map((kind) => [kind, 233, '233'] as const),
  ['text', 'a'.repeat(maxTextLength), 'a'.repeat(maxTextLength)],
  ['plainText', '<p>Fire &amp; <b>theft</b></p>', 'Fire & theft'],
  ['excerpt', '<p> </p>', ''],
  ['prose', '<p>&nbsp;</p><p><br></p>', ''],
  ['phones', '030 000 0100, \n\n<p>024 400 0110</p>', '030 000 0100, 024 400 0110'],
  ['phones', '030 000 0100<br>024 400 0110', '030 000 0100, 024 400 0110'],
  ['hours', 'Mo-Fr 08:00-17:00;\nSa 09:00-13:00', 'Mo-Fr 08:00-17:00, Sa 09:00-13:00'],
  ['alt', ' A lorry on a bridge ', 'A lorry on a bridge'],
  ['alt', '', ''],
  ['alt', null, undefined],
  ['focus', ' 0% 100% ', '0% 100%'],
  ['degrees', '5.605', 5.605],
  ['degrees', -180, -180],
  ['degrees', ' ', undefined],
  ['instant', '2024-04-08T08:30:00.123456Z', '2024-04-08T08:30:00.123Z'],
  ['instant', '2024-04-08T08:30', '2024-04-08T08:30:00.000Z'],
  ['instant', '2024-04-08T08:30:00+01:00', '2024-04-08T07:30:00.000Z'],
  ['instant', '2024-04-08 08:30:00', '2024-04-08T08:30:00.000Z'],
  ['instant', '2024-04-08', '2024-04-08T00:00:00.000Z'],
] as const)('a field of the kind $0 reads ‘$1’ as ‘$2’', (kind, raw, value) => {
  expect(read(kind, raw)).toEqual({ value, problem: undefined });
});

test.each(textKinds)('a field of the kind %s is cut at 200,000 characters and reported', (kind) => {
  const cut = { value: 'a'.repeat(maxTextLength), problem: expect.any(String) };
  expect(read(kind, 'a'.repeat(maxTextLength + 50))).toEqual(cut);
  // Cutting does not halve a character of two code units.
  const shorter = { ...cut, value: 'a'.repeat(maxTextLength - 1) };
  expect(read(kind, `${shorter.value}😀`)).toEqual(shorter);
});

test.each([
  ...tokenKinds.map((kind) => [kind, `/${'a'.repeat(200_000)}`] as const),
  ...[
    ...['soon', '2023-02-29', '2024-13-01', '2024-04-08T25:00', '08/04/2024', '1712565000'],
    ...['0000-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00'],
  ].map((date) => ['instant', date] as const),
])('a field of the kind $0 drops and reports the value $1', (kind, raw) => {
  expect(read(kind, raw)).toEqual({ value: undefined, problem: expect.any(String) });
});

it('a list field drops invalid elements, and all elements after the 50th', () => {
  const elements = Array.from({ length: 60 }, (_, index) => ({ text: `${index}` }));
  expect(read('list', elements).value).toHaveLength(50);
  expect(read('list', [1, { text: 'a' }]).value).toEqual([{ text: 'a', degrees: undefined }]);
});

// Leave out these two readers, because they share their code with `phones` and `prose`.
const { parentPhones, proseUnlessPath, ...different } = readers;

test.each(hostileShapes)('each field reader needs linear time for repeated %j', async (shape) => {
  for (const reader of new Set<(raw: unknown) => unknown>(Object.values(different))) {
    expect.soft(await growsTooFast(shape, reader), String(reader)).toBe(false);
  }
});

it('looksLikePath accepts the address of a file, and rejects other text (§3)', () => {
  const paths = ['pictures/plant.svg', 'plant.webp?v=2', 'data:image/png'];
  const texts = ['/', 'N/A', 'See plant.svg', '<p>a/b/c.svg</p>', '', 'All risks'];
  expect([...paths, ...texts].filter(looksLikePath)).toEqual(paths);
});
