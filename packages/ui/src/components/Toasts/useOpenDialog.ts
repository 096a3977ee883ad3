'use client';

import { useSyncExternalStore } from 'react';

/** Listens to all dialogs of the page: their events do not bubble. */
const subscribe = (tell: () => void) => {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
};

const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/** The dialog that lies over the page, if there is one. */
export const useOpenDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, openDialog, () => undefined);
