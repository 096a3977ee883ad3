import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { webVitalsPath } from '../../../handover/web-vitals.ts';

/** The kind of connection, where the browser tells. */
const connectionOf = (): unknown =>
  Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'effectiveType');

/**
 * Collects the web vitals of a page, and sends them in one message when the visitor leaves it. Nothing
 * in them identifies the visitor. A file of its own, which `measure-with-consent.ts` loads.
 *
 * @param hasConsent whether the visitor has accepted, and not changed their mind.
 */
export function measure(hasConsent: () => boolean): void {
  const vitals: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });

  const ending = new AbortController();
  // On the window, after the library's own listeners have looked for the last time.
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
