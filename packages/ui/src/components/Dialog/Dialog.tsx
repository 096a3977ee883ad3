'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('dialog')(({ theme }) => ({
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

const Head = styled('div')(({ theme }) => ({
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

const Close = styled('button')(({ theme }) => ({
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

const Body = styled('div')(({ theme }) => ({
  padding: theme.layout.panel,
  [theme.breakpoints.down('sm')]: { padding: '24px 20px 32px' },
}));

/** Whether a press lies on what is behind the dialog; a key's or a script's click has no place at all. */
const isOutside = (event: MouseEvent<HTMLElement>): boolean => {
  const { target, currentTarget, clientX, clientY } = event;
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

export interface DialogProps {
  /** Names the dialog; its heading takes the focus. */
  readonly title: string;
  readonly open: boolean;
  /**
   * Called once the dialog is closed: by its button, by Escape, by a press outside. The browser gives
   * focus back to what had it; an opener that not every browser focuses when it is pressed (a button)
   * takes it back here.
   */
  readonly onClose: () => void;
  /** What it shows; nothing of it is there while the dialog is closed. */
  readonly children: ReactNode;
}

/**
 * A modal dialog, the browser's own: the page behind is out of reach, Escape closes it, and focus
 * goes back to where it was. A long content scrolls inside.
 */
export const Dialog = ({ title, open, onClose, children }: DialogProps) => {
  const { words } = useKit();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [open]);

  // Told in the same moment: the browser's event comes a task later, when the dialog may be open again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };

  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      onClose={() => {
        // Closed by the browser alone, as a phone's way back does.
        if (open && !dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // Both ends outside: a text selected beyond the edge closes nothing.
        if (pressedOutside.current && isOutside(event)) close();
      }}
    >
      {open && (
        <>
          <Head>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <Close type="button" aria-label={words.close} onClick={close}>
              <Icon name="x" />
            </Close>
          </Head>
          <Body>{children}</Body>
        </>
      )}
    </Root>
  );
};
