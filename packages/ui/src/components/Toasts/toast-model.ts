/** A short message in the window's corner (§4.9). */
export interface ToastModel {
  /** A success is announced politely, a failure at once. */
  readonly severity: 'success' | 'error';
  readonly message: string;
  /** A button that does something about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ToastsProps {
  /** Every message so far, oldest first. Each is shown once, for 5 seconds. */
  readonly toasts: readonly ToastModel[];
}
