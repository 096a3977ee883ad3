export interface CookieSettings {
  readonly name: string;
  /** Days until the choice expires (§9: 150). */
  readonly days: number;
  /** Scrolling past this percentage of the page counts as consent (§9: 50). Default: never. */
  readonly acceptPastPercent?: number | undefined;
}

export const cookieBannerId = 'cookie-banner';

/** Keys that scroll. Excludes End and Home, which jump. */
const scrollKeys = /^(?:(?:Arrow|Page)(?:Down|Up)| )$/;

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Hides the banner if the visitor has chosen before (§4.6). Call it in the page's `head`. */
export function hideAnsweredBanner(name: string): void {
  if (readCookie(name) !== undefined) document.documentElement.dataset.consent = 'hidden';
}

/**
 * Makes the cookie banner work (§4.6), with or without React. The attribute `data-consent` of
 * `<html>` hides the banner: `scrolled` if scrolling counted as consent, otherwise `hidden`.
 * Without server rendering, call this in an effect. @returns a function that removes the listeners.
 */
export function provideCookieBanner({ name, days, acceptPastPercent }: CookieSettings): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const page = document.documentElement;
  const banner = () => document.getElementById(cookieBannerId);
  /** The button that reopened the banner. It gets focus back when the banner closes. */
  let opener: HTMLElement | undefined;
  /** Whether the visitor scrolls by wheel, finger, scrollbar or key, not by a jump to a link. */
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
  };

  // Visitors may have chosen in another tab, or before they came back to this page.
  const hideIfAnswered = () => {
    if (!opener && page.dataset.consent === undefined) hideAnsweredBanner(name);
  };
  hideIfAnswered();
  for (const type of ['pageshow', 'visibilitychange'])
    addEventListener(type, hideIfAnswered, { signal });
  const reserveSpace = () => {
    const bar = banner();
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      page.style.setProperty('--kit-bottom-inset', `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    signal.addEventListener('abort', () => observer.disconnect());
  };
  if (document.readyState !== 'loading') reserveSpace();
  else addEventListener('DOMContentLoaded', reserveSpace, { signal });

  addEventListener(
    'click',
    (event) => {
      scrollsByHand = false;
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-cookies]');
      if (!button) return;
      const action = button.dataset.cookies;
      if (action === 'ask') {
        delete page.dataset.consent;
        // Shows the visitor's choice. Hides the sentence which says that scrolling is consent.
        for (const part of banner()?.querySelectorAll<HTMLElement>('[data-choice]') ?? []) {
          part.hidden = part.dataset.choice !== readCookie(name);
        }
        opener = button;
        banner()?.querySelector('button')?.focus();
        return;
      }
      if (action !== 'close') choose(action === 'accept');
      hide('hidden');
    },
    { capture: true, signal },
  );

  for (const type of ['wheel', 'touchmove', 'pointerdown', 'focusin', 'popstate']) {
    addEventListener(
      type,
      ({ target }) => {
        // Pressing the scrollbar fires `pointerdown` on the root element.
        scrollsByHand = type === 'wheel' || type === 'touchmove' || target === page;
      },
      { passive: true, signal },
    );
  }
  addEventListener(
    'keydown',
    ({ key, target }) => {
      scrollsByHand = scrollKeys.test(key);
      const isInBanner = target instanceof Node && banner()?.contains(target);
      // Hides the banner on this page only, because the visitor has not chosen.
      if (key === 'Escape' && isInBanner) hide('hidden');
    },
    { signal },
  );
  if (acceptPastPercent !== undefined) {
    addEventListener(
      'scroll',
      () => {
        if (!scrollsByHand || opener || !banner() || page.dataset.consent !== undefined) return;
        // Compares with the full height of the page, so that scrolling a short page never counts.
        if (100 * scrollY <= acceptPastPercent * page.scrollHeight) return;
        if (readCookie(name) !== undefined) return hideIfAnswered();
        choose(true);
        hide('scrolled');
      },
      { passive: true, signal },
    );
  }
  return () => ending.abort();
}
