'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { closesDialog } from '../../page/dialogs.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('dialog', { name: 'KitDialog', slot: 'Root' })(({ theme }) => ({
  width: 'min(720px, 100vw - 32px)',
  maxWidth: 'none',
  maxHeight: 'calc(100vh - 32px)',
  '@supports (height: 1dvh)': { maxHeight: 'calc(100dvh - 32px)' },
  margin: 'auto',
  padding: 0,
  border: 0,
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.ink,
  boxShadow: theme.layout.floatingShadow,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The head stays at the top: what takes focus never scrolls beneath it.
  scrollPaddingBlock: '96px 24px',
  transition: 'opacity 0.16s, transform 0.16s',
  '&[open]': { '@starting-style': { opacity: 0, transform: 'translateY(14px)' } },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  // Under a finger the page behind stays where it is; with a pointer its scrollbar stays too, so that
  // nothing moves sideways.
  '@media (pointer: coarse)': { 'html:has(&[open])': { overflow: 'hidden' } },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const Head = styled('div', { name: 'KitDialog', slot: 'Head' })(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: '28px 20px',
  paddingInline: '40px 28px',
  borderBlockEnd: `4px solid ${theme.vars.palette.roles.brandActive}`,
  background: theme.vars.palette.roles.page,
  '& h2': { ...theme.typography.h3, minWidth: 0, paddingBlockStart: 6, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { paddingBlock: '16px 12px', paddingInline: '20px 8px' },
  // A low window, or large letters, leave no room for a head that stays.
  '@media (max-height: 30em)': { position: 'static' },
}));

const Close = styled('button', { name: 'KitDialog', slot: 'Close' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.roles.panel, color: theme.vars.palette.roles.brand },
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  '& svg': { width: 28, height: 28 },
}));

const Body = styled('div', { name: 'KitDialog', slot: 'Body' })(({ theme }) => ({
  padding: theme.layout.panel,
  [theme.breakpoints.down('sm')]: { padding: '24px 20px 32px' },
}));

export interface DialogProps {
  /** What its opener names: `opensDialog(id)` or `linksToDialog(id)`. */
  readonly id: string;
  /** Names the dialog; its heading takes the focus. */
  readonly title: string;
  /** Hears when it opens and closes; also at once where it was opened before React was there. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog, the browser's own: a button opens it without React (`opensDialog`), the page behind
 * is out of reach, Escape, its close button or a press outside closes it, and focus goes back to where
 * it was (`provideDialogs`). A long content scrolls inside.
 */
export const Dialog = ({ id, title, onOpenChange, children }: DialogProps) => {
  const { words } = useKit();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const tell = useEffectEvent((open: boolean) => onOpenChange?.(open));

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) tell(true);
    const observer = new MutationObserver(() => tell(element.open));
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return (
    <Root ref={dialog} id={id} aria-labelledby={titleId} closedby="any" suppressHydrationWarning>
      <Head>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Close type="button" aria-label={words.close} {...closesDialog(id)}>
          <Icon name="x" />
        </Close>
      </Head>
      <Body>{children}</Body>
    </Root>
  );
};
