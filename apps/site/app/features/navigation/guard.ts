import type { NavigationGuard } from '../../boot/navigation.ts';

/** What a visitor is told of the page that they asked for. */
export type NavigationState = 'at rest' | 'under way' | 'no connection';

/** Milliseconds after which a page that has not come is said to be under way. */
export const slowAfter = 200;

/** What the guard does in a browser. */
export interface GuardCalls {
  /** Shows how it stands. */
  readonly show: (state: NavigationState) => void;
  /** Loads the code of the page at an address of the site; rejects where it does not come. */
  readonly loadPage: (address: string) => Promise<unknown>;
  /** Resolves to whether the site's server answers at all. */
  readonly isAnswered: () => Promise<boolean>;
  /** Goes to an address by a new document. */
  readonly leave: (address: string) => void;
}

/**
 * Watches over navigations, for React Router reloads the window where a page's code does not come,
 * and shows an error where its data does not. Here, where the server answers, it is of another
 * version than the page shown, and the browser goes to the address asked for by a new document: once,
 * for that document fetches nothing of the old version. Where the server does not answer, the visitor
 * is told, stays where they are, and can ask again.
 */
export function createNavigationGuard(calls: GuardCalls): NavigationGuard {
  const { show, loadPage, isAnswered, leave } = calls;
  /** The number of the newest step; older ones have nothing more to say. */
  let newest = 0;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const begin = (): number => {
    if (slow === undefined) {
      show('at rest');
      slow = setTimeout(() => show('under way'), slowAfter);
    }
    newest += 1;
    return newest;
  };

  const end = (step: number, state: NavigationState): void => {
    if (step !== newest) return;
    clearTimeout(slow);
    slow = undefined;
    show(state);
  };

  const recover = async (step: number, address: string): Promise<void> => {
    const answered = await isAnswered();
    if (answered && step === newest) leave(address);
    end(step, answered ? 'at rest' : 'no connection');
  };

  /** Never returns, so that React Router changes nothing: its next navigation replaces this one. */
  const leaveOpen = async (step: number, address: string): Promise<never> => {
    await recover(step, address);
    return new Promise<never>(() => undefined);
  };

  return {
    async navigate(go, to) {
      const step = begin();
      if (typeof to === 'string') {
        const isLoaded = await loadPage(to).then(
          () => true,
          () => false,
        );
        if (!isLoaded) await leaveOpen(step, to);
      }
      await go();
      end(step, 'at rest');
    },
    async load(load, address) {
      const step = begin();
      const { error } = await load();
      // A newer navigation has cut this one short.
      if (step !== newest) return;
      if (error) await leaveOpen(step, address);
      end(step, 'at rest');
    },
    recover() {
      void recover(begin(), location.pathname + location.search);
    },
  };
}
