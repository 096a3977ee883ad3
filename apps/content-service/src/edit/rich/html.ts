import { droppedWithContent } from '@insurance-kit/content-client/html/policy';
import {
  DOMSerializer,
  type Node as ModelNode,
  DOMParser as ModelParser,
  type Schema,
} from '@tiptap/pm/model';

/** Parses HTML without running scripts. Renames `style`, which the CSP blocks, to `data-style`. */
export function parse(html: string): HTMLElement {
  const text = html.replace(/(<[^<>]*?\s)style=/gi, '$1data-style=');
  return new DOMParser().parseFromString(text, 'text/html').body;
}

export function readHtml(schema: Schema, html: string): ModelNode {
  const body = parse(html);
  for (const element of body.querySelectorAll(droppedWithContent.join())) element.remove();
  return ModelParser.fromSchema(schema).parse(body);
}

const inert = document.implementation.createHTMLDocument();

const blocks = 'p,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,hr,dl,dt,dd,figure,figcaption,table,tr';
/** Elements in which a single paragraph needs no `<p>`: `<li>words</li>`. */
const bareIn = 'li,td,th,dd,figure';

/** Moves rows to `thead`, `tbody` or `tfoot`, restores the caption, and sets missing `scope`s. */
function writeTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  table.querySelector('tbody')?.remove();
  const { caption } = table;
  if (caption) {
    caption.innerHTML = caption.dataset.html ?? '';
    for (const name of caption.getAttributeNames()) caption.removeAttribute(name);
  }
  for (const tag of ['thead', 'tbody', 'tfoot']) {
    const part = table.ownerDocument.createElement(tag);
    part.append(...rows.filter(({ dataset }) => dataset.section === tag));
    for (const cell of part.querySelectorAll('th:not([scope])')) {
      cell.setAttribute('scope', tag === 'thead' ? 'col' : 'row');
    }
    if (part.hasChildNodes()) table.append(part);
  }
  for (const row of rows) delete row.dataset.section;
}

/** Writes a document as HTML, a block on each line. Removes empty paragraphs at the top level. */
export function writeHtml(text: ModelNode): string {
  // The inert document does not load pictures.
  const holder = inert.createElement('div');
  const serializer = DOMSerializer.fromSchema(text.type.schema);
  holder.append(serializer.serializeFragment(text.content, { document: inert }));
  for (const table of holder.querySelectorAll('table')) writeTable(table);
  for (const paragraph of holder.querySelectorAll('p')) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling } = paragraph;
    if (parent === holder && !paragraph.hasChildNodes()) paragraph.remove();
    else if (
      parent?.matches(bareIn) &&
      !before?.matches('p') &&
      !nextElementSibling?.matches('p')
    ) {
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
  for (const picture of holder.querySelectorAll('img')) {
    picture.setAttribute('src', picture.getAttribute('src')?.replace(/^\/(?=files\/)/, '') ?? '');
  }
  for (const block of holder.querySelectorAll(blocks)) block.after('\n');
  return holder.innerHTML.replaceAll('&nbsp;', '\u00a0').trim();
}
