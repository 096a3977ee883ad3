import { createClientCache } from '@insurance-kit/ui';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { setDefaultTrustedTypesPolicy } from '../trusted-types.ts';
import { carryOver, keepPress } from './fields.ts';
import { IslandFrame } from './island-frame.tsx';
import { islandFiles } from './registry.ts';

setDefaultTrustedTypesPolicy();

/** One for all islands of the page; it knows the rules that the server wrote. */
const cache = createClientCache();

/** How often an island that broke is made anew before it is left as HTML. */
const attempts = 2;

/** Tells when its content is in the page, and when the content's effects have run. */
function Told({
  onShown,
  onLive,
  children,
}: {
  readonly onShown: () => void;
  readonly onLive: () => void;
  readonly children: ReactNode;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once.
  useLayoutEffect(onShown, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once.
  useEffect(onLive, []);
  return children;
}

/**
 * Makes an island live: React takes over its HTML. Where something has changed that HTML meanwhile, a
 * translator or a password manager, React renders this island anew, and what was typed is carried over.
 * Where an island breaks, it is made anew, and at last left as HTML, which works as it does without
 * scripts.
 *
 * @param island the element of `Island`.
 * @returns whether React handles it now.
 * @throws Error if the island's code cannot be fetched.
 */
export async function hydrate(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props = '{}' } = island.dataset;
  const load = islandFiles.get(name);
  if (load === undefined) throw new Error(`There is no island called '${name}'.`);
  const { default: Content } = await load();
  const page = document.documentElement.dataset;

  return new Promise((resolve) => {
    let failures = 0;
    let root: Root;
    let focused = document.activeElement ?? undefined;
    const carryPress = keepPress(island);
    /** What stood in the island before React took it away. */
    let last: readonly Node[] = [...island.childNodes];
    const watch = new MutationObserver(() => undefined);
    watch.observe(island, { childList: true });
    const removed = () => watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    island.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) focused = target;
    });

    const options: RootOptions = {
      identifierPrefix: island.id,
      // The page was changed by something else: React renders the island anew, and nothing is lost.
      onRecoverableError: () => undefined,
      onUncaughtError(error) {
        // biome-ignore lint/suspicious/noConsole: the visitor sees no error; this is for developers.
        console.error(`The island '${name}' stopped working.`, error);
        const gone = removed();
        if (gone.length > 0) last = gone;
        failures += 1;
        // React is still at work.
        setTimeout(() => {
          root.unmount();
          if (failures <= attempts) {
            root = createRoot(island, options);
            root.render(content);
          } else {
            watch.disconnect();
            island.replaceChildren(...last);
            resolve(false);
          }
        });
      },
    };
    const content = (
      <IslandFrame cache={cache} defaultPicture={page.defaultPicture}>
        <Told
          onShown={() => {
            const gone = removed();
            carryPress(gone);
            carryOver(gone.length > 0 || failures === 0 ? gone : last, island, focused);
          }}
          onLive={() => {
            island.dataset.live = '';
            resolve(true);
          }}
        >
          <Content {...JSON.parse(props)} />
        </Told>
      </IslandFrame>
    );
    root = hydrateRoot(island, content, options);
  });
}
