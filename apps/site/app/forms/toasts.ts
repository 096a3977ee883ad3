import type { ToastModel } from '@insurance-kit/ui';
import { useSyncExternalStore } from 'react';
import { startIsland } from '../behaviours/start-islands.ts';

const none: readonly ToastModel[] = [];
/** Kept outside of the form, because a response can arrive after the form was removed. */
let shown = none;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function showToast(toast: ToastModel): void {
  shown = [...shown, toast];
  for (const listener of listeners) listener();
  startToasts();
}

/** Starts the toasts island. Forms do this before sending, because islands cannot load offline. */
export const startToasts = (): void =>
  startIsland(document.querySelector('[data-island="toasts"]'));

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
