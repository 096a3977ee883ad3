import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { figuresPath } from '../../../handover/figures.ts';
import { hasConsent } from './figures.ts';

/** The kind of connection, where the browser tells. */
const connectionOf = (): unknown =>
  Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'effectiveType');

/** Collects the figures of this page, and sends them in one message when it is left. */
export function sendFigures(): void {
  const figures: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    figures[name] = value;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  const ending = new AbortController();
  // On the window, after the library's own listeners have looked for the last time.
  const send = () => {
    if (document.visibilityState !== 'hidden' || !('TTFB' in figures)) return;
    ending.abort();
    if (!hasConsent()) return;
    const message = { path: location.pathname, connection: connectionOf(), ...figures };
    navigator.sendBeacon(figuresPath, JSON.stringify(message));
  };
  addEventListener('visibilitychange', send, { signal: ending.signal });
}
