import { readCookie } from '@insurance-kit/ui/page';
import type { Metric } from 'web-vitals';
import { consentCookie, webVitalsPath } from '../../shared/names.ts';

const hasConsent = (): boolean => readCookie(consentCookie) === 'true';

const connectionOf = (): unknown =>
  Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'effectiveType');

async function measure(): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const vitals: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  const ending = new AbortController();
  // Listens on `window` in the bubbling phase, so that the library's listeners run first.
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

/** Measures page speed if server and visitor allow it. Sends nothing that identifies visitors. */
export function measureWithConsent(): void {
  if (document.querySelector('script[data-web-vitals]') === null) return;
  const begin = () => {
    if (!hasConsent()) return;
    consentObserver.disconnect();
    // Safari may lack `requestIdleCallback`. If `web-vitals` does not load, measure nothing.
    (globalThis.requestIdleCallback ?? setTimeout)(() => void measure().catch(() => undefined));
  };
  const consentObserver = new MutationObserver(begin);
  addEventListener('load', () => {
    consentObserver.observe(document.documentElement, { attributeFilter: ['data-consent'] });
    begin();
  });
}
