import { isBusy } from '../busy.ts';

/** Milliseconds between two checks whether the visitor is busy, once the dialog is due. */
const lookEvery = 1000;

/** Milliseconds without a key, a press or scrolling before the dialog may open. */
const quietFor = 4000;

interface Question {
  /** The local storage entry of a browser that was asked, maybe in another tab. */
  readonly askedKey: string;
  /** Rejects if the dialog cannot be had: then the next page asks. */
  bringDialog(): Promise<HTMLDialogElement>;
  /** When the visitor last scrolled or pressed something, in milliseconds. */
  lastMove(): number;
}

/** Opens the feedback dialog in a quiet moment, once for each browser (§4.5). */
export async function askWhenQuiet(question: Question): Promise<void> {
  const { askedKey, bringDialog, lastMove } = question;
  if (localStorage.getItem(askedKey) !== null) return;
  const isQuiet = () => !isBusy() && Math.abs(Date.now() - lastMove()) >= quietFor;
  if (isQuiet()) {
    try {
      const dialog = await bringDialog();
      // It may have taken a while to come.
      if (isQuiet()) {
        localStorage.setItem(askedKey, 'true');
        dialog.showModal();
        return;
      }
    } catch {
      return;
    }
  }
  setTimeout(askWhenQuiet, lookEvery, question);
}
