/**
 * Browser APIs newer than 2022. Optional members force code to check whether an API exists. If
 * newer DOM types replace those of 2022, the declarations below conflict with them.
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

/** Methods in TypeScript's types that browsers of 2022 lack. `never` if there are none. */
type NewerNames =
  | Extract<keyof unknown[], 'toSorted' | 'toReversed' | 'toSpliced' | 'with'>
  | Extract<keyof ArrayIterator<unknown>, 'map' | 'filter'>
  | Extract<keyof string, 'isWellFormed' | 'toWellFormed'>
  | Extract<keyof Set<unknown>, 'union' | 'intersection'>
  | Extract<keyof ArrayConstructor, 'fromAsync'>
  | Extract<keyof ObjectConstructor, 'groupBy'>
  | Extract<keyof MapConstructor, 'groupBy'>
  | Extract<keyof PromiseConstructor, 'withResolvers' | 'try'>;

/** If TypeScript's types have a method that browsers of 2022 lack, this line has a type error. */
export const allAreLacking = (name: NewerNames): never => name;
