declare module 'virtual:page-script' {
  /** Text of the script's early part; empty in the browser, whose page already contains it. */
  export const early: string;
  /** Address of the script's late part; in development the early part contains the late one. */
  export const lateAddress: string | undefined;
}

declare module 'virtual:island-files' {
  /** Addresses of an island's files, separated by spaces; the first hydrates islands. */
  export function filesOf(island: import('./islands/registry.ts').IslandName): string;
}
