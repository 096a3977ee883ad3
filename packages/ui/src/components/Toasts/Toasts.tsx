'use client';

import { useFetchedComponent } from '../../useFetchedComponent.ts';
import { styleThroughSheet } from './goober-sheet.ts';

/** A short message in the window's corner (§4.9). */
export interface ToastModel {
  /** A success is announced politely, a failure at once. */
  readonly kind: 'success' | 'failure';
  readonly message: string;
  /** A button that does something about it. */
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
 * Shows messages in the top right corner of the window, for 5 s each (§4.9, §9). Its code is
 * fetched at its first rendering; render it early, without messages, so that it also works when the
 * connection is lost.
 */
export const Toasts = ({ toasts }: ToastsProps) => {
  const Stack = useFetchedComponent(loadStack, toasts.length);
  return Stack && <Stack toasts={toasts} />;
};
