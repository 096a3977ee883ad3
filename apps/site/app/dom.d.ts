/** Browser APIs that TypeScript's DOM library lacks. */
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
