/** Trusted: the site's own page, which its server has sanitised. */
const policy = window.trustedTypes?.createPolicy('feedback', { createHTML: (html) => html });

/**
 * The form of the feedback page, and its styles. A file of its own: no page loads it before a form is
 * asked for.
 *
 * @param page the address of the feedback page.
 * @param island the selector of the form.
 */
export async function fetchFeedbackForm(page: string, island: string): Promise<Element> {
  const answer = await fetch(page);
  const html = await answer.text();
  // In a template nothing of the page is applied or loaded.
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: policy?.createHTML(html) ?? html,
  });
  const form = content.querySelector(island);
  if (form === null) throw new Error('The feedback page has no form.');
  const styles = new CSSStyleSheet();
  styles.replaceSync(content.querySelector('style[data-emotion]')?.textContent ?? '');
  document.adoptedStyleSheets.push(styles);
  return document.importNode(form, true);
}
