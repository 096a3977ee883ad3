import type { Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** An import on demand, as the bundler writes it: of a file beside the importing one. */
const importOnDemand = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g;
/** An import on demand that it would write in some other way. */
const unknownImport = /\bimport\(\s*["'`]/;

/**
 * Makes what is imported on demand retryable: each `import()` of the browser's build becomes a call
 * of `window.loadModule` (`load-module.ts`), which names the file and all that it needs beyond what
 * its importer has.
 */
export const retryableImports = (): Plugin => ({
  name: 'retryable-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    order: 'pre',
    // Vite's own wrapper fetches style sheets ahead, of which there are none, and tells nobody of errors.
    handler: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  },
  // The calls are written when files have their names, so the names have to tell of their form.
  augmentChunkHash: () => 'loadModule(file, ...needs)',
  generateBundle(_, bundle) {
    const { base } = this.environment.config;
    const chunks = new Map<string, Rolldown.OutputChunk>();
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') chunks.set(output.fileName, output);
    }
    for (const chunk of chunks.values()) {
      retry(chunk, chunks, base);
      if (unknownImport.test(chunk.code)) {
        this.error(`${chunk.fileName} imports in a way that cannot be tried again.`);
      }
      if (chunk.viteMetadata && chunk.viteMetadata.importedCss.size > 0) {
        this.error(`${chunk.fileName} needs a style sheet, which nothing would load.`);
      }
    }
  },
});

/** Rewrites the imports of one chunk. */
function retry(chunk: Rolldown.OutputChunk, chunks: Chunks, base: string): void {
  const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
  const has = filesOf(chunk.fileName, chunks);
  chunk.code = chunk.code.replace(importOnDemand, (_, _quote: string, name: string) => {
    const target = folder + name;
    const needs = [...filesOf(target, chunks)].filter((file) => file !== target && !has.has(file));
    return `window.loadModule(${[target, ...needs].map((file) => JSON.stringify(base + file))})`;
  });
}

/** A file, and after it all that it imports statically. */
function filesOf(file: string, chunks: Chunks, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const needed of chunks.get(file)?.imports ?? []) filesOf(needed, chunks, found);
  return found;
}
