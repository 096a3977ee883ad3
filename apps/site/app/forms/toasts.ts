import type { ToastModel } from '@insurance-kit/ui';
import { useSyncExternalStore } from 'react';
import { startIsland } from '../browser/start-event.ts';

const none: readonly ToastModel[] = [];
/** Module state, because a response may arrive after its form has gone. */
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

/** Loads the toasts before they are needed, so that even a lost connection can be reported. */
export const expectToasts = (): void =>
  startIsland(document.querySelector('[data-island="toasts"]'));

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
