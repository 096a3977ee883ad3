import { readCookie } from '@insurance-kit/ui/page';
import { consentCookie } from '../../../handover/shared-names.ts';

/** Whether the visitor has accepted cookies; where none is kept, nobody has. */
export const hasConsent = (): boolean => readCookie(consentCookie) === 'true';

/**
 * Loads the script that measures the visit (`web-vitals-file.ts`) once the visitor has accepted, on this
 * page or before, and the browser has nothing else to do.
 *
 * @param address of that script; `undefined`: nothing is measured, or the visitor saves data.
 */
export function measureWithConsent(address: string | undefined): void {
  if (address === undefined) return;
  // Trusted: the address comes from the server.
  const policy = window.trustedTypes?.createPolicy('web-vitals', { createScriptURL: (url) => url });
  const src = policy?.createScriptURL(address) ?? address;
  const load = () => {
    if (!hasConsent()) return;
    choice.disconnect();
    // Not in every Safari.
    (globalThis.requestIdleCallback ?? setTimeout)(() => {
      document.head.append(Object.assign(document.createElement('script'), { src }));
    });
  };
  const choice = new MutationObserver(load);
  addEventListener(
    'load',
    () => {
      choice.observe(document.documentElement, { attributeFilter: ['data-consent'] });
      load();
    },
    { once: true },
  );
}
