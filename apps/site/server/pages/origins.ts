import type { Log } from '../log.ts';

/** Whether the site is asked for at an origin by one of its usual host names. */
export type IsUsualOrigin = (origin: string) => boolean;

const maxOrigins = 3;

/**
 * Takes the first origins that the site is asked for at as its own. Later ones may be made up by a
 * visitor: they are still answered, with less room and time, and the log says so once.
 */
export function createOrigins(log: Log): IsUsualOrigin {
  const usual = new Set<string>();
  let hasWarned = false;
  return (origin) => {
    if (usual.size < maxOrigins) usual.add(origin);
    if (usual.has(origin)) return true;
    if (!hasWarned) {
      hasWarned = true;
      log.warn({ origin }, 'the site is asked for by many names: set SITE_URL to its own');
    }
    return false;
  };
}
