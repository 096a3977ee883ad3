import type { AnyIsland } from '../islands/registry.ts';
import { useRender } from './render-context.ts';

/** An island: a separate root in the server's HTML, hydrated when a visitor reaches it. */
export const Island = (island: AnyIsland) => useRender().placeIsland(island);
