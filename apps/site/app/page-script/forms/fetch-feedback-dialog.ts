type StartIsland = (island: Element | null) => void;

/** Trusted: the site's own page, which its server has sanitised. */
const policy = window.trustedTypes?.createPolicy('feedback', { createHTML: (html) => html });

/** The dialog of the feedback page, with the form of that page, and the styles of both. */
async function takeFrom(page: string, startIsland: StartIsland): Promise<HTMLDialogElement> {
  const answer = await fetch(page);
  const html = await answer.text();
  // In a template nothing of the page is applied or loaded.
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: policy?.createHTML(html) ?? html,
  });
  const part = content.querySelector('template')?.content.querySelector('dialog');
  const form = content.querySelector('[data-island="feedback"]');
  if (!part || !form) throw new Error('The feedback page has no form.');
  const styles = new CSSStyleSheet();
  styles.replaceSync?.(content.querySelector('style[data-emotion]')?.textContent ?? '');
  // Without base styles: a page has its own, and here they would come after its components'.
  const ofComponents = [...styles.cssRules].map(({ cssText }) => cssText);
  styles.replaceSync?.(ofComponents.filter((css) => /\.kit-|^@keyframes/.test(css)).join(''));
  document.adoptedStyleSheets?.push(styles);
  // Below its head.
  part.lastElementChild?.append(form);
  const dialog = document.importNode(part, true);
  // Each time it opens its form is empty (§4.5).
  dialog.addEventListener('beforetoggle', () => {
    if (dialog.open) return;
    dialog.querySelector('form')?.reset();
    startIsland(dialog.querySelector('[data-island]'));
  });
  document.body.append(dialog);
  return dialog;
}

let dialog: Promise<HTMLDialogElement> | undefined;

/**
 * Puts the feedback dialog into the page, once. A file of its own: no page loads it before feedback is
 * asked for.
 *
 * @param page the address of the feedback page.
 * @param startIsland starts its form, each time that the dialog opens.
 */
export function fetchFeedbackDialog(
  page: string,
  startIsland: StartIsland,
): Promise<HTMLDialogElement> {
  dialog ??= takeFrom(page, startIsland).catch((error: unknown) => {
    dialog = undefined;
    throw error;
  });
  return dialog;
}
