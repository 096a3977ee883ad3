import { useRouteLoaderData } from 'react-router';
import { type Audience, audienceOfPath } from '../audience.ts';
import type { loader } from '../root.tsx';

/**
 * The audience of a page: what its path says, else what this browser showed last, else individual
 * (§2.2, §4.3).
 */
export function useAudience(pathname: string): Audience {
  const site = useRouteLoaderData<typeof loader>('root');
  return audienceOfPath(pathname) ?? site?.audience ?? 'individual';
}
