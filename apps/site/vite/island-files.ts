import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const moduleName = 'virtual:island-files';

/** Folder of the islands, relative to `apps/site`. */
const folder = 'app/islands';

/** Islands that may start late. `filesOf` lists only `hydrate.tsx`, which imports their files. */
const lateIslands = new Set(['toasts']);

/** Script of all islands except those in `scriptsWithoutReact`. */
const reactScript = `${folder}/hydrate.tsx`;
const scriptsWithoutReact: Readonly<Record<string, string>> = {
  features: `${folder}/features-live.ts`,
};

/** Entry points of the browser's build. */
export const islandEntries = [reactScript, ...Object.values(scriptsWithoutReact)];

/** Addresses of a module's file and of its imports. The file comes first. */
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

/** Each island's files, first the starting script. `client`: the folder of the browser's build. */
function islandFiles(client: string): Readonly<Record<string, string>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const islands = Object.keys(manifest).filter(
    (key) => key.startsWith(`${folder}/`) && manifest[key]?.isDynamicEntry,
  );
  const filesOfAll = (keys: readonly string[]) =>
    keys.flatMap((key) => [...bundledFiles(manifest, key)]);
  const filesFor = (name: string, key: string): readonly string[] => {
    if (lateIslands.has(name)) return [`/${manifest[reactScript]?.file}`];
    const script = scriptsWithoutReact[name];
    if (script === undefined) return filesOfAll([reactScript, key]);
    // List the dynamic imports too: an island without React needs them to read a record.
    const loaded = [script, ...(manifest[script]?.imports ?? [])];
    return filesOfAll([script, ...loaded.flatMap((part) => manifest[part]?.dynamicImports ?? [])]);
  };
  return Object.fromEntries(
    islands.map((key) => {
      const name = key.slice(folder.length + 1).replace(/\.tsx$/, '');
      return [name, [...new Set(filesFor(name, key))].join(' ')];
    }),
  );
}

/** Gives pages the list of each island's files, so that browsers load them in parallel. */
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
      // Browsers need no list, because only servers render the element that contains it.
      if (this.environment.name === 'client' && isBuild) return 'export const filesOf = () => "";';
      return isBuild
        ? `const files = ${JSON.stringify(islandFiles(client))}; export const filesOf = (name) => files[name];`
        : `const scripts = ${JSON.stringify(scriptsWithoutReact)}; export const filesOf = (name) => '/' + (scripts[name] ?? '${reactScript}');`;
    },
  };
};
