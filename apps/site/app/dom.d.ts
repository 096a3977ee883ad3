/** What browsers know and TypeScript's DOM library does not yet, as far as this site uses it. */
interface TrustedTypeRules {
  createHTML?(html: string): string;
  createScript?(text: string): string;
  createScriptURL?(url: string): string;
}

interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy?: unknown;
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules;
  };
}
