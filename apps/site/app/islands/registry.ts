import type { ComponentProps, ReactNode } from 'react';

/** Loads each island's component. In the browser, React hydrates all islands except `features`. */
export const registry = {
  contact: () => import('../forms/contact/contact.tsx'),
  executives: () => import('./executives.tsx'),
  features: () => import('./features.tsx'),
  feedback: () => import('../forms/feedback.tsx'),
  'feedback-page': () => import('../forms/feedback-page.tsx'),
  toasts: () => import('./toasts.tsx'),
};

export type IslandName = keyof typeof registry;

export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof registry)[Name]>>['default']
>;

/** An island to place on a page: its name and props. */
export type AnyIsland = {
  [Name in IslandName]: {
    readonly name: Name;
    /** Must be JSON, because the page stores the props in an attribute of the island's element. */
    readonly props: IslandProps<Name>;
    /** Whether a touch anywhere on the island starts it. If not, only a touch of a control does. */
    readonly onTouch?: boolean;
  };
}[IslandName];

interface IslandFile {
  default(props: object): ReactNode;
}

export const islandFiles: ReadonlyMap<string, () => Promise<IslandFile>> = new Map(
  Object.entries(registry),
);
