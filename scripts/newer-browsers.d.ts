/**
 * What browsers have that are newer than 2022, and pages use where it is there. Each is optional here, so
 * that a use without a check is an error of types (`tsconfig.browsers.json`).
 */

interface HTMLElement {
  hidePopover?(): void;
}

interface CSSStyleDeclaration {
  /** Setting what a browser does not know is no error. */
  viewTransitionName?: string;
}

interface PageSwapEvent extends Event {
  readonly viewTransition?: { readonly ready: Promise<void>; skipTransition(): void } | null;
  readonly activation?: { readonly entry: { readonly url: string | null } | null } | null;
}

interface WindowEventMap {
  pageswap: PageSwapEvent;
}

interface TrustedHTML {
  toJSON(): string;
}

interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy?: object | null;
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): string };
  };
}

/** In every browser, and not yet in the types of 2022. */
interface Element {
  scrollIntoView(how: {
    behavior?: ScrollBehavior | 'instant';
    block?: ScrollLogicalPosition;
  }): void;
}
declare function scrollBy(to: { top: number; behavior: 'instant' }): void;
