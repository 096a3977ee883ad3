'use client';

import { type RefObject, useEffect, useState } from 'react';
import { watchDialog } from '../../page/watch-dialog.ts';

/**
 * Whether the dialog around an element is open; false on a server.
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
