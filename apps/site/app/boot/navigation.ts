import type { ClientInstrumentation } from 'react-router';

/** What watches over navigations: it hears of each before React Router acts. */
export interface NavigationGuard {
  /**
   * A navigation.
   * @param go lets React Router go on.
   * @param to the address asked for, or a number of steps in the history.
   */
  navigate(go: () => Promise<unknown>, to: string | number): Promise<void>;
  /**
   * A page's data.
   * @param load lets React Router load it, and tells of an error.
   * @param address the page's.
   */
  load(load: () => Promise<{ readonly error: Error | undefined }>, address: string): Promise<void>;
  /** Sees to a part of this page that could not be fetched: a deployment, or no connection. */
  recover(): void;
}

let guard: NavigationGuard | undefined;

/** Sets what watches over navigations from now on. */
export const setNavigationGuard = (next: NavigationGuard): void => {
  guard = next;
};

/** A part of this page that a visitor asked for could not be fetched. */
export const recoverPage = (): void => guard?.recover();

/** React Router's hooks for the guard. Until it is there, React Router goes on by itself. */
export const guardedNavigation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({ navigate: async (go, { to }) => guard?.navigate(go, to) }),
  route: ({ instrument }) =>
    instrument({ loader: async (load, { request }) => guard?.load(load, request.url) }),
};
