// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners, setCookie } from '../test/page.ts';
import { noteAudience } from './audience.ts';

const page = document.documentElement.dataset;
const reload = vi.fn();

/** Shows a page of `audience`, or a page without an audience. */
const show = (theme: string, audience = '') => Object.assign(page, { theme, audience });

forgetListeners();
beforeEach(() => {
  sessionStorage.clear();
  setCookie('audience=; max-age=0; path=/');
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});

it('a page whose second script does not load works as without scripts', async () => {
  show('purple', 'individual');
  await import('./early.ts');
  expect(page.scripted).toBe('');
  for (const [src, scripted] of [
    ['chrome-extension://a/b.js', ''],
    ['/assets/page.js', undefined],
  ] as const) {
    const script = Object.assign(document.createElement('script'), { src });
    document.head.appendChild(script).dispatchEvent(new Event('error'));
    expect(page.scripted).toBe(scripted);
  }
});

describe('the audience of a browser tab (readings §4, §2.2)', () => {
  it('is stored in session storage and a cookie by each page with an audience', () => {
    show('red', 'institution');
    noteAudience();
    expect(sessionStorage.getItem('audience')).toBe('institution');
    expect(document.cookie).toContain('audience=institution');
    expect(reload).not.toHaveBeenCalled();
  });

  it('recolours a page rendered for another audience, and reloads the page once', () => {
    sessionStorage.setItem('audience', 'institution');
    setCookie('audience=individual; path=/');
    for (let load = 0; load < 3; load += 1) {
      show('purple');
      noteAudience();
      expect(page.theme).toBe('red');
    }
    expect(document.cookie).toContain('audience=institution');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('sets the page’s colours without a reload if cookies are blocked', () => {
    sessionStorage.setItem('audience', 'institution');
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    show('purple');
    noteAudience();
    expect(page.theme).toBe('red');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is stored again when the page is restored from the back/forward cache', () => {
    show('purple', 'individual');
    noteAudience();
    sessionStorage.setItem('audience', 'institution');
    dispatchEvent(new Event('pageshow'));
    expect(sessionStorage.getItem('audience')).toBe('individual');
  });
});
