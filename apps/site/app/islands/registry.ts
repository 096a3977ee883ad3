import type { ComponentProps, ReactNode } from 'react';

/**
 * The islands: the parts of a page that React takes over when a visitor reaches them. Each is a file
 * that exports a component, whose props are JSON.
 */
export const registry = {
  contact: () => import('./contact.tsx'),
  executives: () => import('./executives.tsx'),
  features: () => import('./features.tsx'),
  feedback: () => import('./feedback.tsx'),
  'feedback-page': () => import('./feedback-page.tsx'),
  toasts: () => import('./toasts.tsx'),
};

/** The name of an island, and of its file. */
export type IslandName = keyof typeof registry;

/** The props of an island. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof registry)[Name]>>['default']
>;

interface IslandPlace<Name extends IslandName> {
  readonly name: Name;
  /** JSON: the page carries them beside the island's HTML. */
  readonly props: IslandProps<Name>;
  /** Whether a finger anywhere on it starts it, and not on its buttons and fields alone. */
  readonly onTouch?: boolean;
}

/** An island in a page, whatever its name. */
export type AnyIsland = { [Name in IslandName]: IslandPlace<Name> }[IslandName];

/** An island's file, for who knows its props as JSON alone. */
interface IslandFile {
  default(props: object): ReactNode;
}

/** The islands by the name that a page gives. */
export const islandFiles: ReadonlyMap<string, () => Promise<IslandFile>> = new Map(
  Object.entries(registry),
);
