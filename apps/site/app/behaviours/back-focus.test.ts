// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { forgetListeners } from '../test/page.ts';
import { closeMenuOnLeave, restoreLinkFocus } from './back-focus.ts';

forgetListeners();

const arrive = (type: NavigationTimingType = 'back_forward'): Element | null => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  document.body.innerHTML = '<a href="#one">One</a><a href="#two"><b>Two</b></a>';
  restoreLinkFocus();
  return document.activeElement;
};

it('going back focuses the link by which the visitor left the page', () => {
  restoreLinkFocus();
  expect(arrive()).toBe(document.body);
  history.replaceState({ idx: 3 }, '');
  document.querySelector('b')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  expect(history.state).toEqual({ idx: 3, left: 1 });
  expect(arrive()?.textContent).toBe('Two');
  expect(arrive('reload')).toBe(document.body);
  history.pushState(null, '');
  expect(arrive()).toBe(document.body);
});

it('going back does not focus a link that opened another tab', () => {
  restoreLinkFocus();
  history.replaceState(null, '');
  document.body.innerHTML = '<a href="#one" target="_blank">One</a><a href="#two">Two</a>';
  const [one, two] = document.links;
  one?.click();
  two?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(history.state).toBeNull();
  two?.click();
  expect(history.state).toEqual({ left: 1 });
});

it('the menu closes when the visitor leaves the page (§2.2)', () => {
  const menu = Object.assign(document.createElement('div'), { hidePopover: vi.fn() });
  vi.spyOn(document, 'querySelector').mockReturnValue(menu);
  Object.assign(HTMLElement.prototype, { popover: null });
  closeMenuOnLeave();
  dispatchEvent(new Event('pagehide'));
  expect(menu.hidePopover).toHaveBeenCalledOnce();
});
