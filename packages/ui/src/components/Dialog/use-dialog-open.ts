'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls `tell` when a dialog opens and closes, and at once if it is open.
 *
 * @returns what ends it.
 */
export function watchDialog(dialog: HTMLDialogElement, tell: (open: boolean) => void): () => void {
  if (dialog.open) tell(true);
  const observer = new MutationObserver(() => tell(dialog.open));
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/**
 * Whether the dialog around an element is open; false while it is rendered on a server.
 *
 * @param inside an element in the dialog.
 */
export function useDialogOpen(inside: RefObject<Element | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    return dialog ? watchDialog(dialog, setOpen) : undefined;
  }, [inside]);
  return isOpen;
}
