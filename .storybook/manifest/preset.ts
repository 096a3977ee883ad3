import { basename, join } from 'node:path';
import type { storyDocs } from '@insurance-kit/ui/stories/story-docs.ts';
import { usageText } from '@insurance-kit/ui/stories/usage.ts';
import { root } from 'scripts/lib/workspace.mjs';
import type { ComponentsManifest } from 'storybook/internal/types';
import { runnerImport } from 'vite';

/** A value without this machine's paths. */
const withoutRoot = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(root, '')
      .replaceAll(`"${basename(root)}/`, '"'),
  );

interface Manifests {
  readonly components?: ComponentsManifest;
  /** A file each: the index, and a component by its id. */
  readonly [file: string]: unknown;
}

/**
 * Storybook's manifest of the components, with the kit's own words and code: each component with its
 * usage, each story as it would be in an application, and no address of this machine. `components.json` is
 * all of it, `index.json` names the components, and each has a file of its own.
 */
export async function experimental_manifests(found: Manifests): Promise<Manifests> {
  if (found.components === undefined) return found;
  const { module } = await runnerImport<{ readonly storyDocs: typeof storyDocs }>(
    join(root, 'packages', 'ui', 'src', 'stories', 'story-docs.ts'),
    { logLevel: 'error' },
  );
  const described = module.storyDocs.flatMap(({ title, usage, examples }) => {
    const component = found.components?.components[title.replace('/', '-').toLowerCase()];
    if (component === undefined) return [];
    const codes = new Map(examples.map(({ name, code }) => [name, code]));
    const [group, name] = title.split('/');
    return {
      entry: { name, group, when: usage.when, file: `${component.id}.json` },
      component: {
        ...component,
        description: [component.description, usageText(usage)].filter(Boolean).join('\n\n'),
        // Each example has its imports.
        import: undefined,
        stories: component.stories.map((story) => ({
          ...story,
          snippet: codes.get(story.name.replaceAll(' ', '')),
        })),
      },
    };
  });
  const all = withoutRoot(
    Object.fromEntries(described.map(({ component }) => [component.id, component])),
  );
  const index = described.map(({ entry }) => entry);
  return { ...found, components: { ...found.components, components: all }, index, ...all };
}
