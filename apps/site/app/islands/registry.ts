import type { ComponentProps, ReactNode } from 'react';

/** The islands: components with JSON props that React hydrates when a visitor reaches them. */
export const registry = {
  contact: () => import('./contact.tsx'),
  executives: () => import('./executives.tsx'),
  features: () => import('./features.tsx'),
  feedback: () => import('./feedback.tsx'),
  'feedback-page': () => import('./feedback-page.tsx'),
  toasts: () => import('./toasts.tsx'),
};

export type IslandName = keyof typeof registry;

export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof registry)[Name]>>['default']
>;

interface IslandPlace<Name extends IslandName> {
  readonly name: Name;
  /** JSON, because the page carries them beside the island's HTML. */
  readonly props: IslandProps<Name>;
  /** Whether touching it anywhere starts it, not only its buttons and fields. */
  readonly onTouch?: boolean;
}

export type AnyIsland = { [Name in IslandName]: IslandPlace<Name> }[IslandName];

/** An island's file, for callers that have its props as JSON. */
interface IslandFile {
  default(props: object): ReactNode;
}

export const islandFiles: ReadonlyMap<string, () => Promise<IslandFile>> = new Map(
  Object.entries(registry),
);
