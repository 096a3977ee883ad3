declare module 'virtual:seeded-content' {
  /** Responses of the content service, by company and path (`company/seeded-content.ts`). */
  const seeded: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default seeded;
}

declare module 'virtual:identities' {
  import type { Identity } from 'site/shared/company.ts';

  /** All companies (`company/every-company.ts`). */
  const identities: readonly Identity[];
  export default identities;
}

/** Company shown by default: that of `COMPANY`. */
declare const FIRST_COMPANY: string;
