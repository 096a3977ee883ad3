import { useWanted } from '@insurance-kit/ui';
import { useEffect, useState } from 'react';
import { whenVisited } from '../cookies/when-visited.ts';

const load = async () => (await import('./site-navigation.tsx')).SiteNavigation;

/** Where it is said how a navigation stands. Loaded ahead: without a connection it would be too late. */
export function NavigationHost() {
  const [visited, setVisited] = useState(false);
  const Navigation = useWanted(visited, load);
  useEffect(() => whenVisited(() => setVisited(true)), []);
  return Navigation && <Navigation />;
}
