import type { ElementType } from 'react';

interface StoryExport {
  readonly title?: string;
  readonly component?: ElementType;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** A component with the args of its first story. */
export interface ComponentExample {
  readonly title: string;
  readonly component: ElementType;
  readonly args: Readonly<Record<string, unknown>>;
}

const files = Object.values(
  import.meta.glob<Readonly<Record<string, StoryExport>>>('../**/*.stories.tsx', { eager: true }),
);

/** Every component that has stories, for tests that run over all of them. */
export const componentExamples: readonly ComponentExample[] = files.flatMap(
  ({ default: meta, ...stories }) => {
    const [first] = Object.values(stories);
    if (!meta?.title || !meta.component) return [];
    return [
      { title: meta.title, component: meta.component, args: { ...meta.args, ...first?.args } },
    ];
  },
);
