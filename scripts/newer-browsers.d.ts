/** Browser APIs newer than 2022. Optional types make code check whether an API exists. */

interface HTMLElement {
  hidePopover?(): void;
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

/** All browsers support this, but TypeScript's types of 2022 lack it. */
interface Element {
  scrollIntoView(how: {
    behavior?: ScrollBehavior | 'instant';
    block?: ScrollLogicalPosition;
  }): void;
}
declare function scrollBy(to: { top: number; behavior: 'instant' }): void;
