/** The page script, bundled (`vite/page-script.ts`). */
declare module 'virtual:page-script' {
  /** The text of its early part, empty in the browser, which has it in its page. */
  export const early: string;
  /** The address of its late part; in development the early part holds it. */
  export const lateAddress: string | undefined;
}

/** The files of the islands (`vite/island-files.ts`). */
declare module 'virtual:island-files' {
  /** The addresses of an island's files with a space between two; the first makes islands live. */
  export function filesOf(island: import('./islands/registry.ts').IslandName): string;
}
