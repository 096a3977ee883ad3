import { feedbackDialogId } from '../../forms/feedback/settings.ts';
import { startIsland } from '../../islands/start-event.ts';

const island = '[data-island="feedback"]';

/** The address of the feedback page: the link that opens the dialog leads there without a script. */
const pageOf = ({ id }: HTMLDialogElement): string =>
  document.querySelector<HTMLAnchorElement>(`a[data-dialog="${id}"]`)?.href ?? '';

/** Trusted: the site's own page, which its server has sanitised. */
const policy = window.trustedTypes?.createPolicy('feedback', { createHTML: (html) => html });

let form: Promise<Element> | undefined;

/** The form of the feedback page, and its styles. */
async function fetchForm(dialog: HTMLDialogElement): Promise<Element> {
  const answer = await fetch(pageOf(dialog));
  const html = await answer.text();
  // In a template nothing of the page is applied or loaded.
  const page = document.createElement('template');
  page.innerHTML = policy?.createHTML(html) ?? html;
  const found = page.content.querySelector(island);
  if (found === null) throw new Error('The feedback page has no form.');
  const styles = new CSSStyleSheet();
  styles.replaceSync(page.content.querySelector('style[data-emotion]')?.textContent ?? '');
  document.adoptedStyleSheets.push(styles);
  return document.importNode(found, true);
}

/**
 * Puts the feedback form into its dialog, once: it is that of the feedback page, so that no other page
 * carries it.
 */
export async function bringFeedbackForm(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.querySelector(island)) return;
  form ??= fetchForm(dialog).catch((error: unknown) => {
    form = undefined;
    throw error;
  });
  const brought = await form;
  dialog.querySelector('[data-loading]')?.replaceWith(brought);
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
