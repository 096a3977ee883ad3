import type { ElementType } from 'react';

interface Told {
  readonly title?: string;
  readonly component?: ElementType;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** A component as its first story shows it. */
export interface Shown {
  readonly title: string;
  readonly component: ElementType;
  readonly args: Readonly<Record<string, unknown>>;
}

const files = Object.values(
  import.meta.glob<Readonly<Record<string, Told>>>('../**/*.stories.tsx', { eager: true }),
);

/** Every component that has stories, for tests that run over all of them. */
export const shown: readonly Shown[] = files.flatMap(({ default: meta, ...stories }) => {
  const [first] = Object.values(stories);
  if (!meta?.title || !meta.component) return [];
  return [{ title: meta.title, component: meta.component, args: { ...meta.args, ...first?.args } }];
});
