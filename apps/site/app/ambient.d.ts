/** Browser APIs that TypeScript's DOM library lacks. */
interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy?: unknown;
    createPolicy(name: string, rules: { createHTML(html: string): string }): object;
  };
}

declare module 'virtual:page-script' {
  /** The page script's early part. Empty in the browser's build: the page already contains it. */
  export const early: string;
  /** Address of the file with the late part. `undefined` in dev, where `early` has both parts. */
  export const lateAddress: string | undefined;
}

declare module 'virtual:island-files' {
  /** Addresses of an island's files, separated by spaces. The first file starts the island. */
  export function filesOf(island: import('./islands/registry.ts').IslandName): string;
}
