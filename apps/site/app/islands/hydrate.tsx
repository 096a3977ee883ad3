import { createClientCache } from '@insurance-kit/ui';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver, fieldsIn } from './fields.ts';
import { IslandFrame } from './island-frame.tsx';
import { islandFiles } from './registry.ts';
import { setDefaultTrustedTypesPolicy } from './trusted-types.ts';

setDefaultTrustedTypesPolicy();

/** One cache for all islands. It knows the style rules that the server wrote. */
const cache = createClientCache();

interface HydrationEventsProps {
  readonly onShown: () => void;
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Calls `onShown` when the content is in the page, and `onLive` after the content's effects. */
function HydrationEvents({ onShown, onLive, children }: HydrationEventsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after hydration.
  useLayoutEffect(onShown, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after hydration.
  useEffect(onLive, []);
  return children;
}

/**
 * Hydrates an island. If a translator has changed the HTML, React renders it anew and typed values
 * are kept. If the island throws, its HTML is restored. @throws if the island's code cannot be
 * loaded, or throws at once.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  const load = islandFiles.get(name);
  if (load === undefined) throw new Error(`There is no island called '${name}'.`);
  const { default: Content } = await load();
  const html = [...island.childNodes];
  let fields = fieldsIn(island);
  const focused = document.activeElement;

  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      island,
      <IslandFrame cache={cache} defaultPicture={document.documentElement.dataset.defaultPicture}>
        <HydrationEvents
          onShown={() => {
            carryOver(fields, island, focused);
            fields = fieldsIn(island);
          }}
          onLive={() => {
            island.dataset.live = '';
            resolve();
          }}
        >
          <Content {...JSON.parse(props)} />
        </HydrationEvents>
      </IslandFrame>,
      {
        identifierPrefix: island.id,
        // Another program has changed the HTML: React renders the island anew.
        onRecoverableError: () => undefined,
        onUncaughtError(error) {
          // biome-ignore lint/suspicious/noConsole: the page works on; the reason is for developers.
          console.error(`The island '${name}' stopped working.`, error);
          // React cannot unmount the root until it has finished this work.
          setTimeout(() => {
            root.unmount();
            island.replaceChildren(...html);
            carryOver(fields, island, focused);
            reject(error);
          });
        },
      },
    );
  });
}
