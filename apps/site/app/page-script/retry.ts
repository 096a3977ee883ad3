/** Seconds of the first and the longest pause. */
const firstPause = 1;
const longestPause = 30;

/**
 * Asks again for a page whose content was not known (503, 'Loading...'), with growing pauses, and shows
 * it as soon as it is there (decisions §4, §4.1). A visitor who has an open dialog or types is let be.
 */
export function retryUnknownContent(): void {
  addEventListener('DOMContentLoaded', () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const isUnknown =
      navigation instanceof PerformanceNavigationTiming && navigation.responseStatus === 503;
    if (isUnknown || document.querySelector('[data-loading="page"]')) ask(firstPause);
  });
}

function ask(pause: number): void {
  setTimeout(async () => {
    const isBusy = document.querySelector('dialog[open], form :focus');
    const answer = isBusy
      ? undefined
      : await fetch(location.href, { method: 'HEAD' }).catch(String);
    if (answer instanceof Response && answer.ok) location.reload();
    else {
      // biome-ignore lint/suspicious/noConsole: §4.1 asks for a console log of every content failure.
      if (answer) console.error('The content of this page could not be fetched.', answer);
      ask(Math.min(pause * 2, longestPause));
    }
  }, pause * 1000);
}
