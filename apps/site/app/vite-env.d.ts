declare module 'virtual:page-script' {
  /** The script's early part. Empty in the browser, because the page already contains it. */
  export const early: string;
  export const lateAddress: string | undefined;
}

declare module 'virtual:island-files' {
  /** Addresses of an island's files, separated by spaces. The first file hydrates islands. */
  export function filesOf(island: import('./islands/registry.ts').IslandName): string;
}
