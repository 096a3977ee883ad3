'use client';

import Alert, { alertClasses } from '@mui/material/Alert';
import { styled, useThemeProps } from '@mui/material/styles';
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider, useSnackbar } from 'notistack';
import { type FocusEvent, type Ref, useEffect, useRef } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { alertIcons, Icon } from '../Icon/Icon.tsx';

export interface ToastModel {
  /** Screen readers announce an error at once, but a success when they finish speaking. */
  readonly severity: 'success' | 'error';
  readonly message: string;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ToastsProps {
  /** All messages so far, oldest first. A new message is shown for 5 seconds. */
  readonly toasts: readonly ToastModel[];
}

declare module 'notistack' {
  interface VariantOverrides extends Record<'default' | 'info' | 'warning', false> {
    success: { toast: ToastModel };
    error: { toast: ToastModel };
  }
}

const Card = styled(Alert, { name: 'KitToasts', slot: 'Card' })(({ theme }) => ({
  width: `min(26rem, 100vw - 2 * ${theme.layout.gutter})`,
  pointerEvents: 'auto',
  [`& > .${alertClasses.message}`]: { display: 'flex', alignItems: 'flex-start', gap: 12 },
  '& p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& button': {
    flex: 'none',
    minWidth: 32,
    minHeight: 32,
    padding: 4,
    marginBlock: -3,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { background: 'rgb(0 0 0 / 0.08)' },
  '& button svg': { display: 'block', margin: 'auto' },
  '& button.KitToasts-action': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** Lets focus pause a toast's timer (WCAG 2.2.1): notistack listens for mouse events, not focus. */
const sendAsMouse =
  (type: 'mouseover' | 'mouseout') =>
  ({ currentTarget }: FocusEvent) =>
    currentTarget.dispatchEvent(new MouseEvent(type, { bubbles: true }));

const Toast = ({
  id,
  toast,
  ref,
}: CustomContentProps & { toast: ToastModel; ref?: Ref<HTMLDivElement> }) => {
  const { labels } = useKit();
  const { closeSnackbar } = useSnackbar();
  const { severity, message, action } = toast;
  const close = () => closeSnackbar(id);
  return (
    <Card
      className="KitToasts-card"
      ref={ref}
      onFocus={sendAsMouse('mouseover')}
      onBlur={sendAsMouse('mouseout')}
      iconMapping={alertIcons}
      severity={severity}
      // A success needs no role: the live region around the toasts announces it.
      role={severity === 'success' ? 'none' : 'alert'}
    >
      <p>{message}</p>
      {action && (
        <button
          type="button"
          className="KitToasts-action"
          onClick={() => {
            close();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={labels.close} onClick={close}>
        <Icon name="x" />
      </button>
    </Card>
  );
};

/** Shows messages with notistack: at most four, the newest last. */
export const ToastStack = (props: ToastsProps & { readonly region: HTMLElement }) => {
  const { toasts, region } = useThemeProps({ props, name: 'KitToasts' });
  const shown = useRef(0);
  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) {
      enqueueSnackbar({ variant: toast.severity, toast });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={4}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ success: Toast, error: Toast }}
    />
  );
};
