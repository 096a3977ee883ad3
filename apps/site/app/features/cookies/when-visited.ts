const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Milliseconds after which a page has settled, whether or not its visitor has moved. */
const settled = 2000;

/**
 * Calls back at a visitor's first sign, or once the page has settled: what is not part of the first
 * screen waits until then.
 *
 * @returns gives it up.
 */
export function whenVisited(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, act);
  };
  const act = () => {
    stop();
    callback();
  };
  const timer = setTimeout(act, settled);
  for (const sign of signs) addEventListener(sign, act, { passive: true });
  return stop;
}
