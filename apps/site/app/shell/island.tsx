import type { AnyIsland } from '../islands/registry.ts';
import { useRender } from './render-context.ts';

/** An island: React hydrates this part of the page when a visitor reaches it (docs/islands.md). */
export const Island = (island: AnyIsland) => useRender().placeIsland(island);
