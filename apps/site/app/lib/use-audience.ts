import { useEffect, useSyncExternalStore } from 'react';
import { type Audience, audienceOfPath } from '../audience.ts';
import { storeAudience, storedAudience } from '../boot/theme-script.ts';

const neverChanges = () => () => undefined;
const unknown = (): undefined => undefined;

/**
 * The audience of a page: what its path says, else what this browser tab showed last, else
 * individual (§2.2, §4.3). The server cannot know the tab, so it renders the individual's.
 */
export function useAudience(pathname: string): Audience {
  const ofPath = audienceOfPath(pathname);
  const stored = useSyncExternalStore(neverChanges, storedAudience, unknown);
  useEffect(() => {
    if (ofPath !== undefined) storeAudience(ofPath);
  }, [ofPath]);
  return ofPath ?? stored ?? 'individual';
}
