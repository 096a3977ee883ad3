'use client';

import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToastsProps } from './ToastStack.tsx';

/** These styles replace notistack's style element, which a content security policy may block. */
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
        insetInlineEnd: `max(${theme.layout.gutter}, (100vw - ${theme.layout.content}) / 2)`,
        maxWidth: `calc(100% - 2 * ${theme.layout.gutter})`,
        // Leaves room for the whole header, which is visible until the page is scrolled.
        top: `calc(${theme.layout.headerStrip} + ${theme.layout.headerBar} + 16px)`,
        [theme.breakpoints.down('md')]: {
          top: `calc(${theme.layout.headerStrip} + ${theme.layout.headerBarSmall} + 16px)`,
        },
        '@media (max-height: 30em)': { top: 16 },
      },
    },
);

/** Observes the attribute `open` of all dialogs, because dialog events do not bubble. */
const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
};

const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/**
 * Shows messages for 5 s at the top right (§4.9, §9). An open dialog contains them, because the
 * page behind is inert. Render `Toasts` before messages exist: `ToastStack` cannot load offline.
 */
export const Toasts = ({ toasts }: ToastsProps) => {
  const [Stack, setStack] = useState<typeof import('./ToastStack.tsx').ToastStack>();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [dialogRegion, setDialogRegion] = useState<HTMLElement | null>(null);
  const dialog = useSyncExternalStore(subscribe, openDialog, () => undefined);
  const count = toasts.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message retries the import.
  useEffect(() => {
    import('./ToastStack.tsx').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => undefined,
    );
  }, [count]);
  // A live region must exist before its messages, so that screen readers announce them.
  const live = {
    role: 'status',
    'aria-atomic': 'false',
    ownerState: { isReady: Stack !== undefined },
  } as const;
  return (
    <>
      <Root {...live} ref={setRegion} />
      {dialog && createPortal(<Root {...live} ref={setDialogRegion} />, dialog)}
      {Stack && region && <Stack toasts={toasts} region={dialogRegion ?? region} />}
    </>
  );
};
