import { expect, it } from 'vitest';
import { transcriptLines } from './screen-reader.ts';

it.each([
  ['no line for the end of a paragraph', ['paragraph', 'a', 'end of paragraph'], ['a']],
  [
    'list items with their position',
    ['list', 'listitem, level 1, position 1, set size 2', 'link, a', 'end of list'],
    ['1 of 2: link, a'],
  ],
  [
    'a link with its name alone',
    ['link, a b', 'a', 'b', 'end of link, a b', 'c'],
    ['link, a b', 'c'],
  ],
  [
    'two links of one name, the first without an end',
    ['link, a', 'b', 'link, a', 'a', 'end of link, a'],
    ['link, a', 'b', 'link, a'],
  ],
])('a transcript has %s', (_, phrases, lines) => {
  expect(transcriptLines(phrases)).toEqual(lines);
});
