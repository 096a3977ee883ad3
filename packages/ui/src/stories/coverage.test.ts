// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as kit from '../index.ts';

interface StoryFile {
  readonly default: {
    readonly component?: unknown;
    readonly subcomponents?: Readonly<Record<string, unknown>>;
    readonly parameters?: { readonly docs?: { readonly description?: { component?: string } } };
  };
  readonly RightToLeft?: unknown;
}

const storyFiles = Object.values(
  import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }),
);

/** The names of the kit's components. Providers of settings render nothing and need no story. */
const components = Object.entries(kit).filter(
  ([name]) => /^[A-Z]/.test(name) && name !== 'KitProvider',
);

const storiesOf = (component: unknown): StoryFile | undefined =>
  storyFiles.find(({ default: { component: main, subcomponents = {} } }) =>
    [main, ...Object.values(subcomponents)].includes(component),
  );

describe.each(components)('%s', (_name, component) => {
  it('has stories, one of them right to left', () => {
    const stories = storiesOf(component);
    expect(stories).toBeDefined();
    expect(stories).toHaveProperty('RightToLeft');
  });

  it('documents when to use it, when not, its accessibility and its limits', () => {
    const words = storiesOf(component)?.default.parameters?.docs?.description?.component;
    for (const heading of ['When.', 'When not.', 'Accessibility.', 'Content limits.']) {
      expect(words).toContain(`**${heading}**`);
    }
  });
});

it('finds the components of the kit', () => {
  expect(components.length).toBeGreaterThan(60);
});
