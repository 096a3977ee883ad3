declare module 'virtual:seeded-content' {
  /** The content service's answers by company and path (`company/seeded-content.ts`). */
  const seeded: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default seeded;
}

/** The company that is shown where the toolbar has chosen none: `COMPANY`'s. */
declare const FIRST_COMPANY: string;
