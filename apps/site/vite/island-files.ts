import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** `import { filesOf } from 'virtual:island-files'`. */
const moduleName = 'virtual:island-files';

/** The folder of the islands, from the site's own. */
const folder = 'app/islands';

/** Islands that are in every page and start after an answer: the first file loads the others. */
const unhurried = new Set(['toasts']);

/** What makes islands live by React, and the islands that do without it, each with what does. */
const byReact = `${folder}/hydrate.tsx`;
const withoutReact: Readonly<Record<string, string>> = {
  features: `${folder}/features-live.ts`,
};

/** What the browser's build begins with. */
export const islandEntries = [byReact, ...Object.values(withoutReact)];

/** The addresses of a module's file and of all that it imports, the file first. */
function bundledFiles(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no file for '${key}'.`);
  if (seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) bundledFiles(manifest, imported, seen);
  return seen;
}

/** The files of each island by its name: what makes islands live, then the rest. */
function islandFiles(client: string): Readonly<Record<string, string>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const islands = Object.keys(manifest).filter(
    (key) => key.startsWith(`${folder}/`) && manifest[key]?.isDynamicEntry,
  );
  const filesOfAll = (keys: readonly string[]) =>
    keys.flatMap((key) => [...bundledFiles(manifest, key)]);
  const named = (name: string, key: string): readonly string[] => {
    if (unhurried.has(name)) return [`/${manifest[byReact]?.file}`];
    const own = withoutReact[name];
    if (own === undefined) return filesOfAll([byReact, key]);
    // Without React it asks for a record at once, and so needs what checks and cleans its answer.
    const loaded = [own, ...(manifest[own]?.imports ?? [])];
    return filesOfAll([own, ...loaded.flatMap((part) => manifest[part]?.dynamicImports ?? [])]);
  };
  return Object.fromEntries(
    islands.map((key) => {
      const name = key.slice(folder.length + 1).replace(/\.tsx$/, '');
      return [name, [...new Set(named(name, key))].join(' ')];
    }),
  );
}

/**
 * Tells the pages which files an island needs, so that a browser fetches all of them at once. In
 * development Vite serves the sources, and the first of them loads the others.
 *
 * @param client the folder of the browser's build, which is made first.
 */
export const islandFilesPlugin = (client: string): Plugin => {
  let isBuild = false;
  return {
    name: 'island-files',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test';
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      // The islands themselves import no island.
      if (this.environment.name === 'client' && isBuild) return 'export const filesOf = () => "";';
      return isBuild
        ? `const files = ${JSON.stringify(islandFiles(client))}; export const filesOf = (name) => files[name];`
        : `const own = ${JSON.stringify(withoutReact)}; export const filesOf = (name) => '/' + (own[name] ?? '${byReact}');`;
    },
  };
};
