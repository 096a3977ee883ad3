import { expect, test } from 'vitest';
import { sizeProblem } from './answer-limits.ts';

const list = '/api/published-blogs/cards';
const home = '/api/home/fetch';

test.each([
  ['the list of 20,000 articles', list, 12_000_000, undefined],
  ['a longer one', list, 13_000_000, '80 % of the 16 MB'],
  ['one that sites do not read', list, 16_000_001, 'larger than the 16 MB'],
  ['a record', home, 1_600_000, undefined],
  ['a long record', home, 1_600_001, '80 % of the 2 MB'],
])('%s: %s with %i bytes', (_name, path, bytes, problem) => {
  const expected = problem === undefined ? undefined : expect.stringContaining(problem);
  expect(sizeProblem(path, bytes)).toEqual(expected);
});
