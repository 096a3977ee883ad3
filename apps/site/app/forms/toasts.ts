import type { ToastModel } from '@insurance-kit/ui';
import { useSyncExternalStore } from 'react';
import { startIsland } from '../browser/start-event.ts';

const none: readonly ToastModel[] = [];
/** Every message of this page so far: an answer may come when its form is long gone. */
let shown = none;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a message in the window's corner (§4.9). */
export function showToast(toast: ToastModel): void {
  shown = [...shown, toast];
  for (const listener of listeners) listener();
  expectToasts();
}

/** Starts the toasts ahead, so that even a lost connection can be reported. */
export const expectToasts = (): void =>
  startIsland(document.querySelector('[data-island="toasts"]'));

/** The messages that were shown so far. */
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
