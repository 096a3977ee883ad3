// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { forgetListeners } from '../../test/page.ts';
import { preparePageChange } from './page-change.ts';

forgetListeners();

it('names the picture of the pressed card, and no other', () => {
  const card = '<article><picture></picture><a href="#article">Read More</a></article>';
  document.body.innerHTML = `<picture style="view-transition-name: art"></picture>${card}${card}`;
  const names = () =>
    [...document.querySelectorAll('picture')].map(({ style }) => style.viewTransitionName);
  const [first, second] = document.querySelectorAll('a');
  preparePageChange();
  document.body.click();
  expect(names()).toEqual(['art', '', '']);
  first?.click();
  expect(names()).toEqual(['art', 'cover', '']);
  second?.click();
  expect(names()).toEqual(['art', 'none', 'cover']);
});
