import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type StoryDoc, usageText } from '@insurance-kit/ui/stories/usage.ts';
import { root } from 'scripts/lib/workspace.mjs';
import type { ComponentsManifest } from 'storybook/internal/types';

const script = fileURLToPath(new URL('./story-docs.main.ts', import.meta.url));

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
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const docs: readonly StoryDoc[] = JSON.parse(stdout);
  const components = docs.flatMap(({ title, usage, examples }) => {
    const component = found.components?.components[title.replace('/', '-').toLowerCase()];
    if (component === undefined) return [];
    const codes = new Map(examples.map(({ name, code }) => [name, code]));
    const described = {
      ...component,
      description: [component.description, usageText(usage)].filter(Boolean).join('\n\n'),
      // Each example has its imports.
      import: undefined,
      stories: component.stories.map((story) => ({
        ...story,
        snippet: codes.get(story.name.replaceAll(' ', '')),
      })),
    };
    return [[component.id, described] as const];
  });
  const all = withoutRoot(Object.fromEntries(components));
  const index = docs.flatMap(({ name, title, usage }) => {
    const id = title.replace('/', '-').toLowerCase();
    return id in all
      ? [{ name, group: title.split('/')[0], when: usage.when, file: `${id}.json` }]
      : [];
  });
  return { ...found, components: { ...found.components, components: all }, index, ...all };
}
