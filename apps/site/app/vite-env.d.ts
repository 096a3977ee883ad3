declare module 'virtual:page-script' {
  /** Text of its early part; empty in the browser, whose page has it. */
  export const early: string;
  /** Address of its late part; in development the early part contains it. */
  export const lateAddress: string | undefined;
}

declare module 'virtual:island-files' {
  /** Addresses of an island's files, separated by spaces; the first hydrates islands. */
  export function filesOf(island: import('./islands/registry.ts').IslandName): string;
}
