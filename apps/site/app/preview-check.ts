/**
 * Loaded by an editor's own preview alone (`server/preview`): says in its bar what axe finds on the page
 * that whoever writes can mend, each with the link to its field, and frames it.
 */
import axe from 'axe-core';

/** The nearest link to a field before an element: that of its heading. */
const editedField = (element: Element): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-edit]')].findLast(
    (link) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** By what somebody finds an element on the page. */
const elementName = (element: Element): string =>
  element.textContent.trim().slice(0, 60) || element.getAttribute('src')?.split('/').at(-1) || '';

const report = document.querySelector<HTMLElement>('[data-rules]');
if (report) {
  const { rules = '{}', form = '', none = '' } = report.dataset;
  const words: Readonly<Record<string, string>> = JSON.parse(rules);
  const { violations, incomplete } = await axe.run('main', {
    runOnly: { type: 'rule', values: Object.keys(words) },
    elementRef: true,
  });
  const found = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element }) => (element ? [{ id, element }] : [])),
  );
  const list = document.createElement('ul');
  for (const { id, element } of found) {
    element.style.outline = '3px solid #a8071a';
    const item = list.appendChild(document.createElement('li'));
    const link = item.appendChild(document.createElement('a'));
    link.href = editedField(element)?.href ?? form;
    link.textContent = `${words[id]} ${elementName(element)}`;
  }
  report.append(found.length === 0 ? none : list);
}
