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

/** The islands of one page: placed while the page renders, and rendered afterwards. */
export function createPlacedIslands(kit: Omit<KitProviderProps, 'children'>) {
  const placed: { name: string; props: object; id: string; marker: string }[] = [];
  return {
    /** Returns the island's element, with a marker for its HTML. */
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
          // React's ids differ between islands; the browser generates the same ids.
          { identifierPrefix: id },
        );
        return whole.replace(marker, () => html);
      }, page),
  };
}
