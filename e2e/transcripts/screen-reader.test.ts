import { expect, it } from 'vitest';
import { told } from './screen-reader.ts';

it.each([
  ['paragraphs end without a word', ['paragraph', 'a', 'end of paragraph'], ['a']],
  [
    'a list’s items by their place',
    ['list', 'listitem, level 1, position 1, set size 2', 'link, a', 'end of list'],
    ['1 of 2: link, a'],
  ],
  [
    'a link by its name alone',
    ['link, a b', 'a', 'b', 'end of link, a b', 'c'],
    ['link, a b', 'c'],
  ],
  [
    'two links of one name, the first without parts',
    ['link, a', 'b', 'link, a', 'a', 'end of link, a'],
    ['link, a', 'b', 'link, a'],
  ],
])('tells %s', (_, phrases, lines) => {
  expect(told(phrases)).toEqual(lines);
});
