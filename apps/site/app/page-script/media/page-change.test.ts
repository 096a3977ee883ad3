// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
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

it('says that a page is left with its menu open, until it comes back', () => {
  const menu = document.createElement('nav');
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === ':popover-open' ? menu : null,
  );
  preparePageChange();
  dispatchEvent(new Event('pageswap'));
  expect(document.documentElement.hasAttribute('data-menu')).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(document.documentElement.hasAttribute('data-menu')).toBe(false);
});
