// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { forgetListeners } from '../../test/page.ts';
import { restoreLinkFocus } from './back-focus.ts';

forgetListeners();

/** What has focus on a page that has just come. */
const arrive = (): Element | null => {
  document.body.innerHTML = '<a href="#one">One</a><a href="#two"><b>Two</b></a>';
  dispatchEvent(new Event('DOMContentLoaded'));
  return document.activeElement;
};

it('gives focus to the link that this entry of the history was left by', () => {
  restoreLinkFocus();
  expect(arrive()).toBe(document.body);
  history.replaceState({ idx: 3 }, '');
  document.querySelector('b')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  expect(history.state).toEqual({ idx: 3, left: 1 });
  expect(arrive()?.textContent).toBe('Two');
  history.pushState(null, '');
  expect(arrive()).toBe(document.body);
});
