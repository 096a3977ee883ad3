import { type ToastModel, Toasts } from '@insurance-kit/ui';
import { useSyncExternalStore } from 'react';

interface ToastState {
  /** Every message of this tab so far: an answer may come when its form is long gone. */
  readonly shown: readonly ToastModel[];
  /** Whether some came or may come. */
  readonly expected: boolean;
}

const none: ToastState = { shown: [], expected: false };
let state = none;
const listeners = new Set<() => void>();

function change(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the window's corner (§4.9). */
export const showToast = (toast: ToastModel): void =>
  change({ shown: [...state.shown, toast], expected: true });

/** Loads the toast code ahead, so that even a lost connection can be reported. */
export function expectToasts(): void {
  if (!state.expected) change({ ...state, expected: true });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where messages appear; it loads nothing before some are expected. */
export function ToastHost() {
  const { shown, expected } = useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  );
  return expected && <Toasts toasts={shown} />;
}
