'use client';

import { type ComponentType, useEffect, useState } from 'react';
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

/** The window's corner where messages appear: top right, for 5 s each (§4.9, §9). */
export const Toasts = ({ toasts }: ToastsProps) => {
  const [Stack, setStack] = useState<ComponentType<ToastsProps>>();

  useEffect(() => {
    let gone = false;
    const load = async () => {
      styleThroughSheet();
      const { ToastStack } = await import('./ToastStack.tsx');
      if (!gone) setStack(() => ToastStack);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);

  return Stack && <Stack toasts={toasts} />;
};
