import { isBusy } from '../busy.ts';

/** Milliseconds between two checks whether the visitor is busy, once the dialog is due. */
const lookEvery = 1000;

/** Milliseconds without a key, a press or scrolling before the dialog may open. */
const quietFor = 4000;

interface Question {
  readonly dialog: HTMLDialogElement;
  /** The local storage entry of a browser that was asked, maybe in another tab. */
  readonly askedKey: string;
  /** Puts the form into the dialog; rejects if it cannot be had: then the next page asks. */
  bringForm(dialog: HTMLDialogElement): Promise<void>;
  /** When the visitor last scrolled or pressed something, in milliseconds. */
  lastMove(): number;
}

/** Opens the feedback dialog in a quiet moment, once for each browser (§4.5). */
export async function askWhenQuiet(question: Question): Promise<void> {
  const { dialog, askedKey, bringForm, lastMove } = question;
  if (localStorage.getItem(askedKey) !== null) return;
  const isQuiet = () => !isBusy() && Math.abs(Date.now() - lastMove()) >= quietFor;
  let opens = isQuiet();
  if (opens) {
    try {
      await bringForm(dialog);
    } catch {
      return;
    }
    // The form may have taken a while to come.
    opens = isQuiet();
  }
  if (!opens) {
    setTimeout(askWhenQuiet, lookEvery, question);
    return;
  }
  localStorage.setItem(askedKey, 'true');
  dialog.showModal();
}
