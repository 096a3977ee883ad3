declare module 'virtual:seeded-content' {
  /** The content service's answers by company and path (`company/seeded-content.ts`). */
  const seeded: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default seeded;
}

declare module 'virtual:kit-facts/components' {
  /** What the code says of each component (`docs/facts.ts`). */
  export const components: import('./docs/facts.ts').KitFacts['components'];
}

declare module 'virtual:kit-facts/types' {
  /** The declarations of the kit's types, by name (`docs/facts.ts`). */
  export const types: import('./docs/facts.ts').KitFacts['types'];
}

/** The company that is shown by default: that of `COMPANY`. */
declare const FIRST_COMPANY: string;
