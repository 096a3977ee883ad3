/** Browser APIs newer than 2022. They are optional, so that pages must check for them. */

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

/** Supported everywhere, but missing in the types of 2022. */
interface Element {
  scrollIntoView(how: {
    behavior?: ScrollBehavior | 'instant';
    block?: ScrollLogicalPosition;
  }): void;
}
declare function scrollBy(to: { top: number; behavior: 'instant' }): void;
