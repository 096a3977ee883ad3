declare global {
  interface Window {
    /**
     * Imports a module once its file, and the files that it needs, have been fetched: older browsers
     * remember an import that failed for as long as the page lives, so that a moment without a line
     * would be one for good. The script that starts the application sets it (`defer-scripts.ts`), and
     * the build calls it for every `import()` of ours (`retryable-imports.ts`).
     *
     * @param file its address.
     * @param needs those of the files that it needs and the page may not have yet.
     * @throws TypeError where one of them does not come; another call tries again.
     */
    loadModule?: (file: string, ...needs: string[]) => Promise<unknown>;
  }
}

/** Loads a module and what it needs (see `window.loadModule`). A development server's is imported. */
export const loadModule = (file: string, ...needs: string[]): Promise<unknown> =>
  window.loadModule?.(file, ...needs) ?? import(/* @vite-ignore */ file);
