export interface CookieSettings {
  readonly name: string;
  /** Days for which the answer is stored (§9: 150). */
  readonly days: number;
  /** Scrolling past this percentage of the page is consent (§9: 50). `undefined`: never. */
  readonly acceptPastPercent?: number | undefined;
}

export const cookieBannerId = 'cookie-banner';

export type CookieAct = 'accept' | 'decline' | 'ask' | 'close';

/** Keys that scroll. End and Home jump, and do not count. */
const scrollKeys = /^(?:(?:Arrow|Page)(?:Down|Up)| )$/;

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

const choiceOf = (name: string): string | undefined => {
  try {
    return readCookie(name) ?? sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Hides the banner from visitors who have answered it (§4.6). Call it in the head. */
export function hideAnsweredBanner(name: string): void {
  if (choiceOf(name) !== undefined) document.documentElement.dataset.consent = 'hidden';
}

/**
 * Makes the cookie banner work (§4.6), with or without React. `<html data-consent>` hides it
 * (`hidden`), or shows that scrolling counted as consent (`scrolled`). Without server rendering,
 * call it in an effect. @returns a function that removes its listeners.
 */
export function provideCookieBanner({ name, days, acceptPastPercent }: CookieSettings): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const page = document.documentElement;
  const banner = () => document.getElementById(cookieBannerId);
  /** The button that opened the banner again. It gets focus back. */
  let opener: HTMLElement | undefined;
  /** Whether the visitor scrolls by wheel, finger, scrollbar or keys, and not by a jump to a link. */
  let scrollsByHand = false;

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
      // In case cookies are blocked, also keep the answer for the visit.
      sessionStorage.setItem(name, String(accepted));
    } catch {
      // If storage is blocked too, every page shows the banner.
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
      scrollsByHand = false;
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-cookies]');
      if (!button) return;
      const act = button.dataset.cookies;
      if (act === 'ask') {
        delete page.dataset.consent;
        // Show the current choice, and hide the text that scrolling counts as consent.
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
        // A `pointerdown` on the scrollbar has the root element as target.
        scrollsByHand = sign === 'wheel' || sign === 'touchmove' || target === page;
      },
      { passive: true, signal },
    );
  }
  addEventListener(
    'keydown',
    ({ key, target }) => {
      scrollsByHand = scrollKeys.test(key);
      const isInBanner = target instanceof Node && banner()?.contains(target);
      // Hides the banner on this page only, because the visitor has not answered.
      if (key === 'Escape' && isInBanner) hide('hidden');
    },
    { signal },
  );
  if (acceptPastPercent !== undefined) {
    addEventListener(
      'scroll',
      () => {
        if (!scrollsByHand || opener || !banner() || page.dataset.consent !== undefined) return;
        // Compares with the page's whole height: scrolling a nearly fitting page is no consent.
        if (100 * scrollY <= acceptPastPercent * page.scrollHeight) return;
        choose(true);
        hide('scrolled');
      },
      { passive: true, signal },
    );
  }
  return () => ending.abort();
}
