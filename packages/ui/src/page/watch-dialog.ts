/**
 * Calls `tell` when a dialog opens and closes, and at once if it is open.
 *
 * @returns a function that stops this.
 */
export function watchDialog(dialog: HTMLDialogElement, tell: (open: boolean) => void): () => void {
  if (dialog.open) tell(true);
  const observer = new MutationObserver(() => tell(dialog.open));
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
