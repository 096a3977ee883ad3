/** The part of Trusted Types that this site uses; TypeScript's DOM library does not know it yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
  };
}
