import type { AnyIsland } from '../islands/registry.ts';
import { useRender } from './render-context.ts';

/**
 * An island in a page. The server puts its HTML there, rendered as a root of its own
 * (`placed-islands.tsx`); in the browser `hydrate.tsx` makes it live when it is reached
 * (`behaviours/start-islands.ts`).
 */
export const Island = (island: AnyIsland) => useRender().placeIsland(island);
