declare module 'virtual:seeded-content' {
  /** The content service's responses by company and path (`company/plugins.ts`). */
  const seeded: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default seeded;
}

declare module 'virtual:identities' {
  import type { Identity } from 'site/shared/company.ts';

  /** All companies (`company/plugins.ts`). */
  const identities: readonly Identity[];
  export default identities;
}

/** Company shown by default: that of `COMPANY`. */
declare const FIRST_COMPANY: string;
