import { filesOf } from 'virtual:island-files';
import type { KitProviderProps } from '@insurance-kit/ui';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandFrame } from './island-frame.tsx';
import { type AnyIsland, islandFiles } from './registry.ts';

const islands = new Map(
  await Promise.all(
    [...islandFiles].map(async ([name, load]) => [name, (await load()).default] as const),
  ),
);

/** Islands of one page: `place` marks their positions; `fill` renders them into the page's HTML. */
export function createPlacedIslands(kit: Omit<KitProviderProps, 'children'>) {
  const placed: { name: string; props: object; id: string; marker: string }[] = [];
  return {
    /** Returns the island's element, with a marker that `fill` replaces with the island's HTML. */
    place(island: AnyIsland): ReactNode {
      const { name, props, onTouch = false } = island;
      const id = `island-${placed.length + 1}`;
      const marker = `<!--${id}-->`;
      placed.push({ name, props, id, marker });
      return (
        <div
          id={id}
          data-island={name}
          data-on-touch={onTouch ? '' : undefined}
          data-files={filesOf(name)}
          data-props={JSON.stringify(props)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, which the island's HTML replaces.
          dangerouslySetInnerHTML={{ __html: marker }}
        />
      );
    },
    fill: (page: string): string =>
      placed.reduce((whole, { name, props, id, marker }) => {
        const Content = islands.get(name);
        if (Content === undefined) throw new Error(`There is no island called '${name}'.`);
        const html = renderToString(
          <IslandFrame {...kit}>{createElement(Content, props)}</IslandFrame>,
          // Makes React's ids unique on the page. `hydrate` uses the same prefix, so the ids match.
          { identifierPrefix: id },
        );
        return whole.replace(marker, () => html);
      }, page),
  };
}
