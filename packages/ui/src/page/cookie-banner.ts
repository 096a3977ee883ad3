/** How a visitor's choice about cookies is stored (§4.6). */
export interface CookieSettings {
  /** Name of the cookie; its value is `true` or `false`. */
  readonly name: string;
  /** Days for which the choice is stored (§9: 150). */
  readonly days: number;
  /** Scrolling by this percentage of the page's height accepts (§9: 50); `undefined` for never. */
  readonly acceptPastPercent?: number | undefined;
}

/** Id of the banner, which a page has once. */
export const cookieBannerId = 'cookie-banner';

/** Values of a button's attribute `data-cookies`. */
export type CookieAct = 'accept' | 'decline' | 'ask' | 'close';

/** Keys that scroll. End and Home jump, so they do not count. */
const scrollKeys = /^(?:(?:Arrow|Page)(?:Down|Up)| )$/;

/**
 * Keeps `--kit-bottom-inset` at the banner's height, so that it hides nothing at the page's end.
 */
const keepClear = (bar: HTMLElement, signal: AbortSignal): void => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--kit-bottom-inset', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  signal.addEventListener('abort', () => observer.disconnect());
};

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The visitor's choice, `true` or `false`; `undefined` before the choice. */
const choiceOf = (name: string): string | undefined => {
  try {
    return readCookie(name) ?? sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Hides the banner from visitors who have chosen (§4.6). Call it in a script of the head. */
export function hideAnsweredBanner(name: string): void {
  if (choiceOf(name) !== undefined) document.documentElement.dataset.consent = 'hidden';
}

/**
 * Makes the cookie banner work (§4.6), with or without React. `<html data-consent>` controls the
 * banner in the page: `hidden`, or `scrolled`, which shows the message that scrolling has accepted.
 * A page that is not rendered on a server calls this in an effect.
 * @returns a function that removes its listeners.
 */
export function provideCookieBanner({ name, days, acceptPastPercent }: CookieSettings): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const page = document.documentElement;
  const banner = () => document.getElementById(cookieBannerId);
  /** The button that showed the banner again. It gets the focus back. */
  let opener: HTMLElement | undefined;
  /** Whether the visitor scrolls by wheel, finger, scrollbar or keys. A jump does not count. */
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
    try {
      // If cookies are blocked, the choice is kept for the visit.
      sessionStorage.setItem(name, String(accepted));
    } catch {
      // If storage is blocked too, the banner is shown on every page.
    }
  };

  hideAnsweredBanner(name);
  const start = () => {
    const element = banner();
    if (element) keepClear(element, signal);
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
      const act = button.dataset.cookies;
      if (act === 'ask') {
        delete page.dataset.consent;
        // Shows the current choice, and hides the rule that scrolling accepts.
        for (const part of banner()?.querySelectorAll<HTMLElement>('[data-choice]') ?? []) {
          part.hidden = part.dataset.choice !== choiceOf(name);
        }
        opener = button;
        banner()?.querySelector('button')?.focus();
        return;
      }
      if (act !== 'close') choose(act === 'accept');
      hide('hidden');
    },
    { capture: true, signal },
  );

  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'focusin', 'popstate']) {
    addEventListener(
      sign,
      ({ target }) => {
        // A `pointerdown` whose target is the root element is on the scrollbar.
        isOwn = sign === 'wheel' || sign === 'touchmove' || target === page;
      },
      { passive: true, signal },
    );
  }
  addEventListener(
    'keydown',
    ({ key, target }) => {
      isOwn = scrollKeys.test(key);
      const isInBanner = target instanceof Node && banner()?.contains(target);
      // Hidden on this page without a choice.
      if (key === 'Escape' && isInBanner) hide('hidden');
    },
    { signal },
  );
  if (acceptPastPercent !== undefined) {
    addEventListener(
      'scroll',
      () => {
        if (!isOwn || opener || !banner() || page.dataset.consent !== undefined) return;
        // Of the whole page: on a page that nearly fits the window, nobody scrolls past half of it.
        if (100 * scrollY <= acceptPastPercent * page.scrollHeight) return;
        choose(true);
        hide('scrolled');
      },
      { passive: true, signal },
    );
  }
  return () => ending.abort();
}
