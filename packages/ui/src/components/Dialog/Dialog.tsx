'use client';

import { keyframes } from '@emotion/react';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import IconButton, { iconButtonClasses } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { closesDialog, watchDialog } from '../../page/dialogs.ts';
import { lowWindow, motion } from '../../theme/kit-tokens.ts';
import { Icon } from '../Icon/Icon.tsx';

export const { foot: dialogFoot } = generateUtilityClasses('KitDialog', ['foot']);

const top = 'min(6vh, 64px)';

/** Keeps the fade at the lower edge visible until the content is scrolled to its end. */
const untilEnd = keyframes({ '0%, 90%': { opacity: 1 } });

const Root = styled('dialog', { name: 'KitDialog', slot: 'Root' })(({ theme }) => ({
  width: 'min(720px, 100vw - 32px)',
  maxWidth: 'none',
  maxHeight: `calc(100dvh - 2 * ${top})`,
  // At a fixed distance from the top, so that the dialog does not move when content arrives.
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
  // Fades the text at the lower edge.
  '&::after': {
    content: '""',
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'block',
    height: 32,
    marginBlockStart: -32,
    background: `linear-gradient(transparent, ${theme.vars.palette.roles.page})`,
    pointerEvents: 'none',
    // A taller fade, if the browser can remove it at the end of the text.
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
  [`&:has(.${dialogFoot})::after`]: { content: 'none' },
  [`& .${dialogFoot}`]: {
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
  // Covers a phone's screen: around a smaller dialog, only fragments of the page would show.
  [theme.breakpoints.down('sm')]: {
    width: 'auto',
    height: 'auto',
    maxHeight: 'none',
    margin: 0,
  },
  // Stops the page behind from scrolling. Keeps the scrollbar's space, so that nothing moves.
  'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const close = `& > .${iconButtonClasses.root}`;

/** Also styles the close button: a `styled` button would add a class to every page's HTML. */
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
  // Aligns the title's first line with the icon of the close button.
  [theme.breakpoints.down('sm')]: { paddingBlockStart: 11 },
}));

const Body = styled('div', { name: 'KitDialog', slot: 'Body' })(({ theme }) => ({
  padding: theme.layout.panel,
  [theme.breakpoints.down('sm')]: { padding: '24px 20px 40px' },
}));

interface DialogOwn {
  /** Id for `opensDialog(id)` and `linksToDialog(id)`. Default: generated. */
  readonly id?: string | undefined;
  /** Opens and closes the dialog, as in MUI. Omit it if buttons and links open the dialog. */
  readonly open?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

export type DialogProps = Omit<
  KitProps<DialogOwn, 'dialog', 'head' | 'title' | 'close' | 'body'>,
  'component'
>;

/**
 * The browser's modal dialog. Open it by a button with `opensDialog`, or by the prop `open`.
 * `KitProvider` calls `provideDialogs`, which returns focus when a dialog closes. If a server
 * renders the page, also call `provideDialogs` in a script: dialogs then work before React starts.
 * A last child with the class `KitDialog-foot` stays at the lower edge while the content scrolls.
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
  const { labels } = useKit();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogRef = useForkRef(dialog, ref);
  const notify = useEffectEvent((isOpen: boolean) => isOpen || onClose?.());

  useEffect(() => (dialog.current ? watchDialog(dialog.current, notify) : undefined), []);
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
      // Visitors may have opened the dialog before React starts.
      suppressHydrationWarning
    >
      <Head {...slot('head')}>
        <Title {...slot('title')} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <IconButton {...slot('close')} aria-label={labels.close} {...closesDialog(id)}>
          <Icon name="x" />
        </IconButton>
      </Head>
      <Body {...slot('body')}>{children}</Body>
    </Root>
  );
};

/** Whether the dialog that contains `element` is open; `false` on a server. */
export function useDialogOpen(element: RefObject<Element | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    return dialog ? watchDialog(dialog, setOpen) : undefined;
  }, [element]);
  return isOpen;
}
