import type { AnyIsland } from '../islands/registry.ts';
import { useRender } from './render-context.ts';

/**
 * An island in a page: the server renders its HTML as a separate root (`placed-islands.tsx`); in
 * the browser `hydrate.tsx` hydrates it when a visitor reaches it (`behaviours/start-islands.ts`).
 */
export const Island = (island: AnyIsland) => useRender().placeIsland(island);
