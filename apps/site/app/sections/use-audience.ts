import { useLocation, useRouteLoaderData } from 'react-router';
import { defaultAudience } from '#company/audiences.ts';
import type { Audience } from '../../addresses/audience.ts';
import { audienceOfPath } from '../../addresses/route-table.ts';
import type { SiteFacts } from '../../handover/context.ts';

/**
 * The audience of the page: from its path, else the last one that this browser showed, else the
 * default (§2.2, §4.3).
 */
export function useAudience(): Audience {
  const site = useRouteLoaderData<SiteFacts>('root');
  return audienceOfPath(useLocation().pathname) ?? site?.audience ?? defaultAudience;
}
