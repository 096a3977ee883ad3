interface ImportMetaEnv {
  /** The company's colours, worked out when the site is built; unset in unit tests and stories. */
  readonly COMPANY_THEME?: {
    /** The themes' variables as CSS. */
    readonly variables: string;
    /** The ground of pages, and of the strip at their top: the browser's own bars wear them. */
    readonly page: string;
    readonly deep: string;
  };
}

declare module 'virtual:page-script' {
  /** The page script, bundled (`vite/page-script.ts`). */
  const code: string;
  export default code;
}
