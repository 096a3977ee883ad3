import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';

interface OpenedProps {
  /** The dialog's id. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Shows a dialog open, as if its button had been pressed. */
export const Opened = ({ id, children }: OpenedProps) => {
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  }, [id]);
  return children;
};

/** Begins a dialog's story with it open. */
export const opened: Decorator = (Story, { args }) => (
  <Opened id={String(args.id)}>
    <Story />
  </Opened>
);
