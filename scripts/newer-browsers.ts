/**
 * Browser APIs newer than 2022. Optional members force code to check whether an API exists. They
 * conflict with newer DOM types, so these cannot replace the types of 2022 unnoticed.
 */
declare global {
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

  /** All browsers support `instant`, but TypeScript's types of 2022 lack it. */
  interface Element {
    scrollIntoView(how: {
      behavior?: ScrollBehavior | 'instant';
      block?: ScrollLogicalPosition;
    }): void;
  }
  function scrollBy(to: { top: number; behavior: 'instant' }): void;
}

export {};
