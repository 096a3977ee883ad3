/** Attributes of a button that opens a dialog. Browsers with `command` need no script for this. */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: 'show-modal', 'aria-haspopup': 'dialog' }) as const;

export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' }) as const;

/** Attributes of a link that opens a dialog. Without JavaScript it leads to its `href`. */
export const linksToDialog = (id: string) =>
  ({ 'data-dialog': id, 'aria-haspopup': 'dialog' }) as const;

/** Whether a press is on a dialog's backdrop. The dialog itself is the target of such a press. */
const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const focusHeading = (target: EventTarget | null): void => {
  if (target instanceof HTMLDialogElement && target.open) target.querySelector('h2')?.focus();
};

/**
 * Makes dialogs work, with or without React: adds `command` and `closedby` to old browsers, lets
 * links open dialogs, moves focus to an opened dialog's heading, and back when the dialog closes.
 * `KitProvider` calls it. On server-rendered pages call it in a script too. Later calls do nothing.
 */
export function provideDialogs(): void {
  const { dataset } = document.documentElement;
  if (dataset.dialogs !== undefined) return;
  dataset.dialogs = '';
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  let pressedOutside = false;

  addEventListener('pointerdown', (event) => {
    pressedOutside = isOutside(event);
  });
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    // Safari does not focus a pressed button, so a closing popover could not return focus to it.
    target.closest<HTMLElement>('button[popovertarget]')?.focus();
    const trigger = target.closest<HTMLElement>('button[commandfor],a[data-dialog]');
    if (trigger && isPlainClick(event)) {
      const isLink = trigger instanceof HTMLAnchorElement;
      const id = trigger.getAttribute(isLink ? 'data-dialog' : 'commandfor');
      const dialog = document.getElementById(id ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (isLink) event.preventDefault();
      if (trigger.getAttribute('command') === 'close') {
        if (!knowsCommands) dialog.close();
      } else {
        trigger.focus();
        if ((isLink || !knowsCommands) && !dialog.open) {
          dialog.showModal();
          // Dialogs fire no `toggle` in Safari before 26 and Firefox before 133.
          focusHeading(dialog);
        }
      }
    } else if (!knowsClosedBy && pressedOutside && isOutside(event)) {
      // A text selection that begins inside and ends outside does not close the dialog.
      target.closest('dialog')?.close();
    }
  });
  addEventListener('toggle', ({ target }) => focusHeading(target), true);
}

/** Calls `onChange` whenever the dialog opens or closes, and at once if it is open. */
export function watchDialog(
  dialog: HTMLDialogElement,
  onChange: (open: boolean) => void,
): () => void {
  if (dialog.open) onChange(true);
  const observer = new MutationObserver(() => onChange(dialog.open));
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
