/** Openers and closers of dialogs: buttons with `commandfor`, and links (§2.21). */
const openers = 'button[commandfor],a[data-dialog]';

/**
 * Attributes of a button that opens the dialog `id`, without a script in browsers with `command`.
 */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: 'show-modal', 'aria-haspopup': 'dialog' }) as const;

/** Attributes of a button that closes the dialog `id`. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' }) as const;

/** Attributes of a link that opens the dialog `id`; without JavaScript it leads to its `href`. */
export const linksToDialog = (id: string) =>
  ({ 'data-dialog': id, 'aria-haspopup': 'dialog' }) as const;

const dialogCalled = (id: string | null): HTMLDialogElement | undefined => {
  const element = document.getElementById(id ?? '');
  return element instanceof HTMLDialogElement ? element : undefined;
};

/** Whether a press is on the backdrop of a dialog. A click by key or script has no coordinates. */
const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** False for a click that opens a new tab or window, which is left to the browser. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Whether dialogs fire `beforetoggle`: Safari from 26 on, Firefox from 133 on. */
const sendsDialogEvents = (): boolean => {
  let hasFired = false;
  const probe = document.createElement('dialog');
  probe.addEventListener('beforetoggle', () => {
    hasFired = true;
  });
  probe.show();
  return hasFired;
};

/**
 * Makes the page's dialogs work, with or without React: `command` and `closedby` in browsers that
 * lack them, links that open a dialog, and focus, which moves to the dialog's heading and back to
 * its opener. `KitProvider` calls it; a server-rendered page calls it in a script before React. The
 * second call does nothing.
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
    // Closing returns focus to the previously focused element, but Safari does not focus pressed
    // buttons.
    target.closest<HTMLElement>('button[popovertarget]')?.focus();
    const opener = target.closest<HTMLElement>(openers);
    if (opener && isPlain(event)) {
      const isLink = opener instanceof HTMLAnchorElement;
      const dialog = dialogCalled(opener.getAttribute(isLink ? 'data-dialog' : 'commandfor'));
      if (!dialog) return;
      if (isLink) event.preventDefault();
      if (opener.getAttribute('command') === 'close') {
        if (!knowsCommands) dialog.close();
      } else {
        opener.focus();
        if ((isLink || !knowsCommands) && !dialog.open) {
          // Browsers with `command` are newer.
          const sendsEvents = knowsCommands || sendsDialogEvents();
          if (!sendsEvents) dialog.dispatchEvent(new Event('beforetoggle'));
          dialog.showModal();
          if (!sendsEvents) dialog.dispatchEvent(new Event('toggle'));
        }
      }
    } else if (!knowsClosedBy && pressedOutside && isOutside(event)) {
      // The press must also have started outside: selecting text beyond the edge closes nothing.
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

/**
 * Calls `onChange` with a dialog's state, now and at each change. @returns a function that stops this.
 */
export function watchDialog(
  dialog: HTMLDialogElement,
  onChange: (open: boolean) => void,
): () => void {
  if (dialog.open) onChange(true);
  const observer = new MutationObserver(() => onChange(dialog.open));
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
