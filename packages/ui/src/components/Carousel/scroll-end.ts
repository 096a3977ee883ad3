/**
 * Milliseconds without a scroll event after which a scroll has ended, in browsers without
 * `scrollend`.
 */
const rest = 150;

/** Waits until no finger is on a row and its scroll has ended. */
export const scrollEnd = (row: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    let touched = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const on = (signs: readonly string[], act: () => void) => {
      for (const sign of signs) {
        addEventListener(sign, act, { signal: listening.signal, capture: true, passive: true });
      }
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (touched) return;
        listening.abort();
        resolve();
      }, rest);
    };
    on(['touchstart', 'touchmove'], () => {
      touched = true;
    });
    on(['touchend', 'touchcancel'], () => {
      touched = false;
      wait();
    });
    row.addEventListener('scroll', wait, { signal: listening.signal, passive: true });
    wait();
  });
