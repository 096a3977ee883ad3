import { feedbackDialogId } from '../../forms/feedback/settings.ts';
import { startIsland } from '../../islands/start-event.ts';

const island = '[data-island="feedback"]';

/** The address of the feedback page: the link that opens the dialog leads there without a script. */
const pageOf = ({ id }: HTMLDialogElement): string =>
  document.querySelector<HTMLAnchorElement>(`a[data-dialog="${id}"]`)?.href ?? '';

let form: Promise<Element> | undefined;

/**
 * Puts the feedback form into its dialog, once: it is that of the feedback page, so that no other page
 * carries it.
 */
export async function bringFeedbackForm(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.querySelector(island)) return;
  form ??= import('./fetch-feedback-form.ts')
    .then(({ fetchFeedbackForm }) => fetchFeedbackForm(pageOf(dialog), island))
    .catch((error: unknown) => {
      form = undefined;
      throw error;
    });
  dialog.querySelector('[data-loading]')?.replaceWith(await form);
}

/** Brings the form when the dialog opens, and empties it each time (§4.5). */
export function provideFeedbackForm(): void {
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.id !== feedbackDialogId) return;
      if (target.open) return;
      target.querySelector('form')?.reset();
      bringFeedbackForm(target)
        .then(() => startIsland(target.querySelector(island)))
        // Where it cannot be had, its page says why.
        .catch(() => location.assign(pageOf(target)));
    },
    true,
  );
}
