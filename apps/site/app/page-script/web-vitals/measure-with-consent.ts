import { readCookie } from '@insurance-kit/ui/page';
import { consentCookie } from '../../../handover/shared-names.ts';
import { addLater } from '../add-later.ts';

/** Whether the visitor has accepted cookies; where none is kept, nobody has. */
const hasConsent = (): boolean => readCookie(consentCookie) === 'true';

/**
 * Loads what measures the visit (`web-vitals-file.ts`) once the visitor has accepted, on this page or
 * before, and the browser has nothing else to do. Pages of a site that measures nothing do not have the mark.
 */
export function measureWithConsent(): void {
  if (document.querySelector('script[data-web-vitals]') === null) return;
  const load = () => {
    if (!hasConsent()) return;
    choice.disconnect();
    // Not in every Safari.
    (globalThis.requestIdleCallback ?? setTimeout)(() =>
      addLater(import('./web-vitals-file.ts'), ({ measure }) => measure(hasConsent)),
    );
  };
  const choice = new MutationObserver(load);
  addEventListener('load', () => {
    choice.observe(document.documentElement, { attributeFilter: ['data-consent'] });
    load();
  });
}
