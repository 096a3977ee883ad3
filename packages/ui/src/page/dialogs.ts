/** What opens a dialog: a button that commands it, or a link whose page holds the same (§2.21). */
const openers = 'button[commandfor],a[data-dialog]';

/** The attributes of a button that opens the dialog called `id`: it needs no script where the browser knows `command`. */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: 'show-modal', 'aria-haspopup': 'dialog' }) as const;

/** The attributes of a button that closes the dialog called `id`. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' }) as const;

/**
 * The attributes of a link that opens the dialog called `id`. Without script it leads to its `href`,
 * a page with the same content.
 */
export const linksToDialog = (id: string) =>
  ({ 'data-dialog': id, 'aria-haspopup': 'dialog' }) as const;

const dialogCalled = (id: string | null): HTMLDialogElement | undefined => {
  const element = document.getElementById(id ?? '');
  return element instanceof HTMLDialogElement ? element : undefined;
};

/** Whether a press lies on what is behind a dialog; a key's or a script's click has no place at all. */
const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** A click that asks for a new tab or window is the browser's own. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Makes the page's dialogs work, before React and without it: what `command` and `closedby` do where
 * the browser lacks them, links that open a dialog, and focus: to the dialog's heading when it opens,
 * back to its opener when it closes. `KitProvider` calls it; a page that is used before React runs it
 * in a script of its own. The second call does nothing.
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
    const opener = target.closest<HTMLElement>(openers);
    if (opener && isPlain(event)) {
      const isLink = opener instanceof HTMLAnchorElement;
      const dialog = dialogCalled(opener.getAttribute(isLink ? 'data-dialog' : 'commandfor'));
      if (!dialog) return;
      if (isLink) event.preventDefault();
      if (opener.getAttribute('command') === 'close') {
        if (!knowsCommands) dialog.close();
      } else {
        // Not every browser focuses what is pressed; a dialog gives focus back to what had it.
        opener.focus();
        if ((isLink || !knowsCommands) && !dialog.open) dialog.showModal();
      }
    } else if (!knowsClosedBy && pressedOutside && isOutside(event)) {
      // Both ends outside: a text selected beyond the edge closes nothing.
      target.closest('dialog')?.close();
    }
  });
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && target.open) target.querySelector('h2')?.focus();
    },
    true,
  );
}
