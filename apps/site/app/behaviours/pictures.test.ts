// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { element, forgetListeners } from '../test/page.ts';
import { preparePageChange, replaceBrokenPictures } from './pictures.ts';

const standIn = '/assets/default-picture.svg#red';

forgetListeners();
beforeEach(() => {
  document.documentElement.dataset.defaultPicture = standIn;
});

it('the default picture replaces all formats of a broken picture; a broken default picture stays (§3)', () => {
  replaceBrokenPictures();
  document.body.innerHTML =
    '<picture><source srcset="/broken.avif"><img src="/broken.jpg" srcset="/broken.jpg 640w"></picture>';
  const image = element<HTMLImageElement>('img');
  image.dispatchEvent(new Event('error'));
  expect([image.getAttribute('src'), image.srcset]).toEqual([standIn, '']);
  expect(document.querySelector('source')?.srcset).toBe(standIn);
  // The default picture does not load either.
  image.srcset = 'untouched';
  image.dispatchEvent(new Event('error'));
  expect(image.srcset).toBe('untouched');
});

it('only the picture of the pressed card gets the view transition name `cover`', () => {
  const card = '<article><picture></picture><a href="#article">Read More</a></article>';
  document.body.innerHTML = `<picture></picture>${card}${card}`;
  const names = () =>
    [...document.querySelectorAll('picture')].map(({ style }) =>
      style.getPropertyValue('view-transition-name'),
    );
  const [first, second] = document.querySelectorAll('a');
  preparePageChange();
  document.body.click();
  expect(names()).toEqual(['', '', '']);
  first?.click();
  expect(names()).toEqual(['', 'cover', 'none']);
  second?.click();
  expect(names()).toEqual(['', 'none', 'cover']);
});
