'use client';

import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToastsProps } from './ToastStack.tsx';

/** The styles that notistack needs if a policy blocks its own; only present with messages. */
const Root = styled('div', { name: 'KitToasts', slot: 'Root' })<{
  ownerState: { readonly isReady: boolean };
}>(
  ({ theme, ownerState }) =>
    ownerState.isReady && {
      '& .notistack-CollapseWrapper': { padding: '6px 0' },
      '& > .notistack-SnackbarContainer': {
        position: 'fixed',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        pointerEvents: 'none',
        zIndex: theme.zIndex.snackbar,
        // Keeps messages at the end of the content's column, and within its width.
        insetInlineEnd: `max(${theme.layout.gutter}, (100vw - ${theme.layout.content}) / 2)`,
        maxWidth: `calc(100% - 2 * ${theme.layout.gutter})`,
        // Below the header, even before its strip has scrolled away.
        top: `calc(${theme.layout.headerStrip} + ${theme.layout.headerBar} + 16px)`,
        [theme.breakpoints.down('md')]: {
          top: `calc(${theme.layout.headerStrip} + ${theme.layout.headerBarSmall} + 16px)`,
        },
        '@media (max-height: 30em)': { top: 16 },
      },
    },
);

/** Dialog events do not bubble, so each dialog is observed. */
const subscribe = (tell: () => void) => {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
};

const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

const useOpenDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, openDialog, () => undefined);

const loadStack = async () => (await import('./ToastStack.tsx')).ToastStack;

/**
 * Shows messages top right for 5 s each (§4.9, §9), inside an open dialog, which makes the rest
 * inert. Render it early, so that its code is loaded and can report a lost connection.
 */
export const Toasts = ({ toasts }: ToastsProps) => {
  const [Stack, setStack] = useState<typeof import('./ToastStack.tsx').ToastStack>();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [inDialog, setInDialog] = useState<HTMLElement | null>(null);
  const dialog = useOpenDialog();
  const count = toasts.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message tries again to fetch it.
  useEffect(() => {
    let isGone = false;
    loadStack().then(
      (loaded) => isGone || setStack(() => loaded),
      // The connection is lost; the next message tries again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [count]);
  // Content of a live region is announced only if the region existed before.
  const live = {
    role: 'status',
    'aria-atomic': 'false',
    ownerState: { isReady: Stack !== undefined },
  } as const;
  return (
    <>
      <Root {...live} ref={setRegion} />
      {dialog && createPortal(<Root {...live} ref={setInDialog} />, dialog)}
      {Stack && region && <Stack toasts={toasts} region={inDialog ?? region} />}
    </>
  );
};
