'use client';

import { useWanted } from '../../useWanted.ts';
import { styleThroughSheet } from './gooberSheet.ts';

/** A short message in the window's corner (§4.9). */
export interface ToastModel {
  /** Success waits its turn with assistive technology; failure interrupts. */
  readonly kind: 'success' | 'failure';
  readonly message: string;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ToastsProps {
  /** Every message so far, oldest first. Each is shown once, for 5 seconds. */
  readonly toasts: readonly ToastModel[];
}

const loadStack = async () => {
  styleThroughSheet();
  return (await import('./ToastStack.tsx')).ToastStack;
};

/**
 * The window's corner where messages appear: top right, for 5 s each (§4.9, §9). Its code is fetched
 * when it is first rendered; render it without messages where some may come without a connection.
 */
export const Toasts = ({ toasts }: ToastsProps) => {
  const Stack = useWanted(loadStack, toasts.length);
  return Stack && <Stack toasts={toasts} />;
};
