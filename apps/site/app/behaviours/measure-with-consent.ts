import { readCookie } from '@insurance-kit/ui/page';
import type { Metric } from 'web-vitals';
import { consentCookie, webVitalsPath } from '../../shared/names.ts';

/** Whether the visitor has accepted cookies. */
const hasConsent = (): boolean => readCookie(consentCookie) === 'true';

/** The kind of connection, if the browser reports it. */
const connectionOf = (): unknown =>
  Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'effectiveType');

/** Collects the web vitals of a page, and sends them when the visitor leaves it. */
async function measure(): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const vitals: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  const ending = new AbortController();
  // On the window without capture, so that the library's listeners are called first.
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden' || !('TTFB' in vitals)) return;
      ending.abort();
      if (!hasConsent()) return;
      const message = { path: location.pathname, connection: connectionOf(), ...vitals };
      navigator.sendBeacon(webVitalsPath, JSON.stringify(message));
    },
    { signal: ending.signal },
  );
}

/**
 * Measures the visit once the visitor has accepted cookies, now or earlier, and the browser is
 * idle. Nothing that is sent identifies the visitor. Pages have the mark only if the site measures.
 */
export function measureWithConsent(): void {
  if (document.querySelector('script[data-web-vitals]') === null) return;
  const begin = () => {
    if (!hasConsent()) return;
    choice.disconnect();
    // Some Safari versions have no `requestIdleCallback`. A failure is ignored: the visitor left.
    (globalThis.requestIdleCallback ?? setTimeout)(() => void measure().catch(() => undefined));
  };
  const choice = new MutationObserver(begin);
  addEventListener('load', () => {
    choice.observe(document.documentElement, { attributeFilter: ['data-consent'] });
    begin();
  });
}
