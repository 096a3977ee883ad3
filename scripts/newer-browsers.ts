/** Browser APIs newer than 2022. Optional members force code to check whether an API exists. */
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

  interface Window {
    readonly trustedTypes?: {
      readonly defaultPolicy?: object | null;
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string },
      ): { createHTML(html: string): string };
    };
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

/** Methods that browsers of 2022 lack. `never` if TypeScript's types have none of these methods. */
type NewerNames =
  | Extract<keyof unknown[], 'toSorted' | 'toReversed' | 'toSpliced' | 'with'>
  | Extract<keyof ArrayIterator<unknown>, 'map' | 'filter'>
  | Extract<keyof string, 'isWellFormed' | 'toWellFormed'>
  | Extract<keyof Set<unknown>, 'union' | 'intersection'>
  | Extract<keyof ArrayConstructor, 'fromAsync'>
  | Extract<keyof ObjectConstructor, 'groupBy'>
  | Extract<keyof MapConstructor, 'groupBy'>
  | Extract<keyof PromiseConstructor, 'withResolvers' | 'try'>
  | Extract<keyof typeof AbortSignal, 'any' | 'timeout'>
  | Extract<keyof typeof URL, 'canParse' | 'parse'>
  | Extract<keyof HTMLElement, 'checkVisibility' | 'showPopover'>
  | Extract<keyof Document, 'startViewTransition'>
  | Extract<keyof Window, 'cookieStore' | 'scheduler'>;

/** If this line has a type error, the pages' code could call an API that some browsers lack. */
export const allAreLacking = (name: NewerNames): never => name;
