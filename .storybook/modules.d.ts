declare module 'virtual:every-content' {
  /** The content service's responses by company and path (`company/plugins.ts`). */
  const seeded: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default seeded;
}

/** Company shown by default: the environment variable `COMPANY`. */
declare const FIRST_COMPANY: string;

/** The company's brand for the frame of Storybook itself, set by `main.ts`. */
declare var BRAND:
  | { readonly name: string; readonly colour: string; readonly mark: string }
  | undefined;
