/** How a visitor's choice about cookies is kept (§4.6). */
export interface CookieSettings {
  /** The name of the cookie; it holds `true` or `false`. */
  readonly name: string;
  /** How long the choice is kept (§9: 150). */
  readonly days: number;
  /** The share of the page, in percent, past which scrolling accepts (§9: 50); `undefined` for never. */
  readonly acceptPastPercent?: number | undefined;
}

/** The id of the banner, which a page has once. */
export const cookieBannerId = 'cookie-banner';

/** What a button does about cookies, as its attribute `data-cookies` says. */
export type CookieAct = 'accept' | 'decline' | 'ask' | 'close';

/** Keys that scroll by hand. End and Home jump. */
const scrollKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', ' '];

/** Tells the page how much of its lower edge is covered, so that it can be scrolled free of it. */
const keepClear = (bar: HTMLElement): void => {
  const { style } = document.documentElement;
  document.body.style.setProperty('padding-block-end', 'var(--kit-bottom-inset)');
  new ResizeObserver(() => {
    style.setProperty('--kit-bottom-inset', `${bar.offsetHeight}px`);
  }).observe(bar);
};

/**
 * Hides the banner from who has answered it (§4.6). Call it in a script of the page's head, so that it
 * is not seen for a moment.
 *
 * @param name the name of the cookie.
 */
export function hideAnsweredBanner(name: string): void {
  const isAnswered = document.cookie.includes(`${name}=`) || sessionStorage.getItem(name) !== null;
  if (isAnswered) document.documentElement.dataset.consent = 'hidden';
}

/**
 * Answers the cookie banner (§4.6), before React and without it. The banner stands in
 * the page, and `<html data-consent>` says that it is not to be seen: `hidden`, or `scrolled` where the
 * receipt tells of an accept by scrolling. A page that React alone draws calls it in an effect.
 *
 * @returns what ends it.
 */
export function provideCookieBanner({ name, days, acceptPastPercent }: CookieSettings): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const page = document.documentElement;
  const banner = () => document.getElementById(cookieBannerId);
  /** What brought the banner back: it gets the focus again, and no scrolling accepts. */
  let opener: HTMLElement | undefined;
  /** Whether the page moves by a person's own scrolling: with wheel, finger or keys, not by a jump. */
  let isOwn = false;

  const hide = (how: 'hidden' | 'scrolled'): void => {
    const hadFocus = banner()?.contains(document.activeElement);
    page.dataset.consent = how;
    if (hadFocus) opener?.focus();
    opener = undefined;
  };
  const choose = (accepted: boolean): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=${accepted}; path=/; samesite=lax; max-age=${days * 86_400}`;
    // Where cookies are blocked, it is asked once a visit.
    sessionStorage.setItem(name, String(accepted));
  };

  hideAnsweredBanner(name);
  const start = () => {
    const element = banner();
    if (element) keepClear(element);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { signal });
  else start();

  addEventListener(
    'click',
    (event) => {
      isOwn = false;
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-cookies]');
      if (!button) return;
      // `react-cookie-consent` would set the same cookie once more.
      event.stopPropagation();
      const act = button.dataset.cookies;
      if (act === 'ask') {
        delete page.dataset.consent;
        opener = button;
        banner()?.querySelector('button')?.focus();
        return;
      }
      if (act !== 'close') choose(act === 'accept');
      hide('hidden');
    },
    { capture: true, signal },
  );

  for (const sign of ['wheel', 'touchmove']) {
    addEventListener(
      sign,
      () => {
        isOwn = true;
      },
      { passive: true, signal },
    );
  }
  addEventListener(
    'keydown',
    ({ key, target }) => {
      isOwn = scrollKeys.includes(key);
      const isInBanner = target instanceof Node && banner()?.contains(target);
      // Put away for this page; the question stays open.
      if (key === 'Escape' && isInBanner) hide('hidden');
    },
    { signal },
  );
  addEventListener(
    'scroll',
    () => {
      if (!isOwn || opener || !banner() || page.dataset.consent !== undefined) return;
      const way = page.scrollHeight - innerHeight;
      if (way <= 0 || (100 * scrollY) / way <= (acceptPastPercent ?? 100)) return;
      choose(true);
      hide('scrolled');
    },
    { passive: true, signal },
  );
  return () => ending.abort();
}
