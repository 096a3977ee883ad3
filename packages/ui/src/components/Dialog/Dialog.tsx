'use client';

import { keyframes } from '@emotion/react';
import IconButton, { iconButtonClasses } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { closesDialog } from '../../page/dialogs.ts';
import { watchDialog } from '../../page/watch-dialog.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { lowWindow } from '../../theme/layout.ts';
import { Icon } from '../Icon/Icon.tsx';

/** The space between a dialog and the window's top and bottom edges. */
const top = 'min(6vh, 64px)';

/** Shown until the dialog is scrolled to its end; not at all if nothing scrolls. */
const untilEnd = keyframes({ '0%, 90%': { opacity: 1 } });

const Root = styled('dialog', { name: 'KitDialog', slot: 'Root' })(({ theme }) => ({
  width: 'min(720px, 100vw - 32px)',
  maxWidth: 'none',
  maxHeight: `calc(100dvh - 2 * ${top})`,
  // Not centred vertically, so that its top does not move when its content arrives.
  margin: `${top} auto auto`,
  padding: 0,
  border: 0,
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.ink,
  boxShadow: theme.layout.floatingShadow,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements from scrolling under the sticky head.
  scrollPaddingBlock: '96px',
  // Fades text that is cut off at the lower edge. At the end of the text it lies below it.
  '&::after': {
    content: '""',
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'block',
    height: 32,
    marginBlockStart: -32,
    background: `linear-gradient(transparent, ${theme.vars.palette.roles.page})`,
    pointerEvents: 'none',
    // Higher where it can be hidden at the end, so that it also shows between two paragraphs.
    '@supports (animation-timeline: scroll())': {
      '@media (prefers-reduced-motion: no-preference)': {
        height: 88,
        marginBlockStart: -88,
        opacity: 0,
        animation: `${untilEnd} linear`,
        animationTimeline: 'scroll()',
      },
    },
    '@media (forced-colors: active)': { content: 'none' },
  },
  // With a row of actions, which stays in view, the row's shadow is the fade.
  '&:has([data-foot])::after': { content: 'none' },
  '& [data-foot]': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginBlockEnd: -24,
    paddingBlock: 16,
    background: theme.vars.palette.roles.page,
    boxShadow: `0 -20px 20px ${theme.vars.palette.roles.page}`,
    [lowWindow]: { position: 'static' },
  },
  [lowWindow]: { maxHeight: '100%', marginBlock: 0 },
  transition: `opacity ${motion.colour}, transform ${motion.colour}`,
  '&[open]': { '@starting-style': { opacity: 0, transform: 'translateY(14px)' } },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  // Fills a phone's screen: around a smaller dialog, cut-off text of the page would show.
  [theme.breakpoints.down('sm')]: {
    width: 'auto',
    height: 'auto',
    maxHeight: 'none',
    margin: 0,
  },
  // The page behind does not scroll. The room of its scrollbar stays, so that nothing moves sideways.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const close = `& > .${iconButtonClasses.root}`;

/** The close button is styled here, so that it has the class of all other buttons. */
const Head = styled('div', {
  name: 'KitDialog',
  slot: 'Head',
  overridesResolver: (_, styles) => [styles.head, { [close]: styles.close }],
})(({ theme }) => ({
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
  [`${close}:hover`]: {
    background: theme.vars.palette.roles.panel,
    color: theme.vars.palette.roles.brand,
  },
  [`${close}:focus-visible`]: { outlineOffset: -4, boxShadow: 'none' },
  [theme.breakpoints.down('sm')]: { paddingBlock: '16px 12px', paddingInline: '20px 8px' },
  [lowWindow]: { position: 'static', paddingBlock: 8 },
}));

const Title = styled('h2', { name: 'KitDialog', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h3,
  minWidth: 0,
  paddingBlockStart: 6,
  overflowWrap: 'anywhere',
  // Aligns the title's first line with the close button's icon.
  [theme.breakpoints.down('sm')]: { paddingBlockStart: 11 },
}));

/** Does not scroll by itself: the whole dialog does. */
const Body = styled('div', { name: 'KitDialog', slot: 'Body' })(({ theme }) => ({
  padding: theme.layout.panel,
  [theme.breakpoints.down('sm')]: { padding: '24px 20px 40px' },
}));

interface DialogOwn {
  /** The id that its opener names: `opensDialog(id)` or `linksToDialog(id)`; made if left out. */
  readonly id?: string | undefined;
  /** Opens and closes it, as MUI's; left out, openers do. */
  readonly open?: boolean | undefined;
  /** Called when it has been closed, whoever did it. */
  readonly onClose?: (() => void) | undefined;
  /** The dialog's name and heading, which takes the focus. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Other attributes go to the `dialog` element. */
export type DialogProps = Omit<
  KitProps<DialogOwn, 'dialog', 'head' | 'title' | 'close' | 'body'>,
  // Rendered as the browser's `dialog` element.
  'component'
>;

/**
 * The browser's modal dialog. A button opens it without React (`opensDialog`), or `open` does.
 * Escape, its close button or a press outside closes it, and focus goes back to where it was
 * (`provideDialogs`). Long content scrolls inside; a last element with `data-foot`, such as a row of
 * actions, stays in view.
 */
export const Dialog = (props: DialogProps) => {
  const ownId = useId();
  const {
    id = ownId,
    title,
    open,
    onClose,
    children,
    slot,
    ref,
    ...root
  } = useKitProps('KitDialog', props);
  const { words } = useKit();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogRef = useForkRef(dialog, ref);
  const tell = useEffectEvent((isOpen: boolean) => isOpen || onClose?.());

  useEffect(() => (dialog.current ? watchDialog(dialog.current, tell) : undefined), []);
  useEffect(() => {
    if (open === true && dialog.current?.open === false) dialog.current.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);

  return (
    <Root
      {...root}
      ref={dialogRef}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      // It may have been opened before React started.
      suppressHydrationWarning
    >
      <Head {...slot('head')}>
        <Title {...slot('title')} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <IconButton {...slot('close')} aria-label={words.close} {...closesDialog(id)}>
          <Icon name="x" />
        </IconButton>
      </Head>
      <Body {...slot('body')}>{children}</Body>
    </Root>
  );
};
