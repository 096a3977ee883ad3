import { type ToastModel, useWanted } from '@insurance-kit/ui';
import { useSyncExternalStore } from 'react';

/** Every message of this tab so far: an answer may come when its form is long gone. */
let toasts: readonly ToastModel[] = [];
const listeners = new Set<() => void>();

/** Shows a message in the window's corner (§4.9). */
export function showToast(toast: ToastModel): void {
  toasts = [...toasts, toast];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => toasts;
const none: readonly ToastModel[] = [];

const loadToasts = async () => (await import('./load-toasts.ts')).Toasts;

/** Where messages appear; it loads nothing before the first one. */
export function ToastHost() {
  const shown = useSyncExternalStore(subscribe, current, () => none);
  const Toasts = useWanted(shown.length > 0, loadToasts);
  return Toasts && <Toasts toasts={shown} />;
}
