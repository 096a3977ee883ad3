/** What browsers know and TypeScript's DOM library does not yet, as far as this site uses it. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
  };
  /** React Router's list of routes: each with its path and its code as the page's script sets it. */
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<
      Record<
        string,
        {
          readonly id: string;
          readonly path?: string;
          readonly index?: boolean;
          readonly hasLoader: boolean;
          readonly module: string;
          /** What the module imports. */
          readonly imports?: readonly string[];
        }
      >
    >;
  };
}

interface Navigator {
  /** What is known of the line; some browsers tell nothing. */
  readonly connection?: { readonly saveData: boolean };
}
