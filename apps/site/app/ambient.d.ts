/** Browser APIs that TypeScript's DOM library lacks. */
interface TrustedTypeRules {
  createHTML?(html: string): string;
  createScript?(text: string): string;
  createScriptURL?(url: string): string;
}

interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy?: unknown;
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules;
  };
}
declare module 'virtual:page-script' {
  /** The page script's early part. Empty in the browser, because the page already contains it. */
  export const early: string;
  /** Address of the file with the late part. `undefined` in dev, where `early` has both parts. */
  export const lateAddress: string | undefined;
}

declare module 'virtual:island-files' {
  /** Addresses of an island's files, separated by spaces. The first file starts the island. */
  export function filesOf(island: import('./islands/registry.ts').IslandName): string;
}
