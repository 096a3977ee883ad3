// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { element, forgetListeners } from '../test/page.ts';
import { preparePageChange, replaceBrokenPictures } from './pictures.ts';

const standIn = '/assets/default-picture.svg#red';

const brokenPicture = () => {
  document.body.innerHTML =
    '<picture><source srcset="/broken.avif"><img src="/broken.jpg" srcset="/broken.jpg 640w"></picture>';
  return element<HTMLImageElement>('img');
};

forgetListeners();
beforeEach(() => {
  document.documentElement.dataset.defaultPicture = standIn;
});
describe('a picture that does not load (§3)', () => {
  it('is replaced by the default picture, in every format', () => {
    replaceBrokenPictures();
    const image = brokenPicture();
    image.dispatchEvent(new Event('error'));
    expect(image.getAttribute('src')).toBe(standIn);
    expect(image.srcset).toBe('');
    expect(document.querySelector('source')?.srcset).toBe(standIn);
  });

  it('stays unchanged if the default picture does not load either', () => {
    replaceBrokenPictures();
    const image = brokenPicture();
    image.dispatchEvent(new Event('error'));
    image.srcset = 'untouched';
    image.dispatchEvent(new Event('error'));
    expect(image.srcset).toBe('untouched');
  });
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
