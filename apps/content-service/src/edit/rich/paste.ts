import { droppedWithContent } from '@insurance-kit/content-client/html/policy';
import { parse } from './html.ts';

const keptAttributes = ['href', 'start', 'type', 'colspan', 'rowspan', 'scope'];
/** Selector of elements to remove from pasted HTML. The text in them stays. */
const lostFormatting = 'em,i,u,small,mark,abbr,cite,code,q';
const pastedLink = /^(?:https?:|mailto:|tel:)/i;

/** Selector of elements to remove with their text, such as comments and tracked deletions. */
const unseen = [
  ...droppedWithContent,
  ...['img', 'meta', 'link', '[hidden]'],
  // A `del` with an author or date is a tracked deletion. Any other `del` is struck-through text.
  ...['del[cite]', 'del[datetime]', '.msoDel'],
  ...['.MsoCommentReference', '.MsoCommentText', '.msocomtxt', '.msocomanchor', '.msocomoff'],
  ...['[data-style*="mso-element:comment"]', '[data-style*="mso-special-character:comment"]'],
].join();
const hidden = /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i;

const styledTags = [
  ['strong', /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i],
  ['s', /(?:^|[;\s])text-decoration(?:-line)?:[^;]*line-through/i],
  ['sup', /(?:^|[;\s])vertical-align:\s*super/i],
  ['sub', /(?:^|[;\s])vertical-align:\s*sub\b/i],
] as const;

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename<Tag extends keyof HTMLElementTagNameMap>(element: Element, tag: Tag) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Copies CSS rules of Word and Apple's programs to `data-style` if they hide or format text. */
function applyStyles(body: HTMLElement): void {
  for (const { textContent } of body.ownerDocument.querySelectorAll('style')) {
    const css = (textContent ?? '').replace(/\/\*[^*]*\*\/|<!--|-->/g, '');
    for (const rule of css.split('}')) {
      const [selector = '', style = ''] = rule.split('{');
      if (!hidden.test(style) && !styledTags.some(([, pattern]) => pattern.test(style))) continue;
      try {
        for (const element of body.querySelectorAll<HTMLElement>(selector.trim())) {
          element.dataset.style = `${style};${element.dataset.style ?? ''}`;
        }
      } catch {
        // Ignore selectors of Word that browsers do not know.
      }
    }
  }
}

/** Removes hidden parts, and rows and list items that become empty. */
function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const isFlat = element.localName === 'tr' && element.getAttribute('height') === '0';
    if (!element.matches(unseen) && !isFlat && !hidden.test(element.dataset.style ?? '')) continue;
    const row = element.closest('tr,li');
    element.remove();
    if (row?.textContent?.trim() === '') row.remove();
  }
}

/** Creates an empty list. Without a `number` (such as `3`, `b` or `iv`), the list has bullets. */
function createList(document: Document, number: string | undefined): HTMLElement {
  if (number === undefined) return document.createElement('ul');
  const list = document.createElement('ol');
  if (/^\d+$/.test(number)) list.start = Number(number);
  else list.type = /^[ivx]+$/i.test(number) ? (number < 'a' ? 'I' : 'i') : number < 'a' ? 'A' : 'a';
  if (list.start === 1) list.removeAttribute('start');
  return list;
}

/** Makes lists from Word's list items, which are paragraphs with the bullet or number as text. */
function restoreWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list:"]')) {
    const { style = '' } = paragraph.dataset;
    const level = Number(/mso-list:\s*l\d+ level(\d)/.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector('[data-style*="Ignore"]');
    const number = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.exec(marker?.textContent ?? '')?.[1];
    marker?.remove();
    if (paragraph.textContent?.trim() === '') {
      paragraph.remove();
      continue;
    }
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = createList(paragraph.ownerDocument, number);
      const above = lists.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else if (lists.length === 0) paragraph.before(list);
      else break;
      lists.push(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Turns styles such as bold or superscript into elements such as `strong` or `sup`. */
function replaceStyles(element: HTMLElement): void {
  const { style = '' } = element.dataset;
  if (element.matches('strike,del')) rename(element, 's');
  else if (element.matches('b,strong')) {
    // Google Docs puts a `b` of normal weight around the whole text.
    if (/(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style)) unwrap(element);
    else rename(element, 'strong');
  } else if (element.matches('span,font,em,i,u,a')) {
    for (const [tag, pattern] of styledTags) {
      if (!pattern.test(style)) continue;
      const inner = element.ownerDocument.createElement(tag);
      inner.append(...element.childNodes);
      element.append(inner);
    }
  }
}

/** Cleans HTML that was not copied from `/edit`: keeps structure, links and `styledTags`. */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const body = parse(html);
  applyStyles(body);
  removeUnseen(body);
  restoreWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) replaceStyles(element);
  // Word marks heading rows, but not their cells.
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('thead td')) {
    rename(cell, 'th').colSpan = cell.colSpan;
  }
  for (const element of body.querySelectorAll('*')) {
    const isLink = pastedLink.test(element.getAttribute('href') ?? '');
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
    }
    if (element.matches(lostFormatting) || (element.matches('a') && !isLink)) unwrap(element);
  }
  for (const line of body.querySelectorAll('p,div')) {
    if (line.textContent?.trim() === '') line.remove();
  }
  for (const line of body.querySelectorAll('body > br, br.Apple-interchange-newline'))
    line.remove();
  return body.innerHTML
    .replace(/(?:\s|&nbsp;)+(?=<\/(?:p|h\d|li|td|th)>)/g, '')
    .replace(/(<(?:p|h\d|li|td|th)\b[^>]*>)(?:\s|&nbsp;)+/g, '$1');
}
