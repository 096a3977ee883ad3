import { ConnectionNotice, PageProgress } from '@insurance-kit/ui';
import { useEffect, useState } from 'react';
import { setNavigationGuard } from '../../boot/navigation.ts';
import { noConnection } from '../../companies/texts/navigation.ts';
import { fetchAhead, loadPage } from './fetch-ahead.ts';
import { createNavigationGuard, type NavigationState } from './guard.ts';

/** Milliseconds after which a server that does not answer counts as out of reach. */
const answerTimeout = 10_000;

/** Any answer counts, and the smallest is asked for. */
const isAnswered = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(answerTimeout) }).then(
    () => true,
    () => false,
  );

/** Says how it stands with the page that a visitor asked for: under way, or out of reach. */
export function SiteNavigation() {
  const [state, setState] = useState<NavigationState>('at rest');

  useEffect(fetchAhead, []);

  useEffect(() => {
    setNavigationGuard(
      createNavigationGuard({
        show: setState,
        loadPage,
        isAnswered,
        leave: (address) => location.assign(address),
      }),
    );
    const rest = () => setState('at rest');
    addEventListener('online', rest);
    return () => removeEventListener('online', rest);
  }, []);

  return (
    <>
      {state === 'under way' && <PageProgress />}
      {state === 'no connection' && (
        <ConnectionNotice text={noConnection} onClose={() => setState('at rest')} />
      )}
    </>
  );
}
