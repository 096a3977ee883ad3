import { element, findAll, type HtmlElement, type HtmlNode, textOf } from './tree.ts';

/** Limits of a table that fits a phone: columns after the first, and characters in a cell. */
const mostColumns = 3;
const shortCell = 24;

const plain = (node: HtmlElement | undefined): string => (node ? textOf(node).trim() : '');

const cellsOf = (row: HtmlElement): readonly HtmlElement[] =>
  row.children.filter(
    (node): node is HtmlElement =>
      typeof node === 'object' && (node.tag === 'td' || node.tag === 'th'),
  );

const withAttribute = (node: HtmlElement, name: string, value: string): HtmlElement => ({
  ...node,
  attributes: { ...node.attributes, [name]: value },
});

/** Replaces elements, except inside nested tables. */
const replaceElements = (
  nodes: readonly HtmlNode[],
  replacements: ReadonlyMap<HtmlNode, HtmlNode>,
): readonly HtmlNode[] =>
  nodes.map((node) => {
    const replacement = replacements.get(node);
    if (replacement !== undefined || typeof node === 'string' || node.tag === 'table')
      return replacement ?? node;
    return { ...node, children: replaceElements(node.children, replacements) };
  });

/** Pairs each `td` with a copy whose `data-label` is the heading of its column. */
const withLabels = (row: HtmlElement, labels: readonly string[]) =>
  cellsOf(row)
    .filter(({ tag }) => tag === 'td')
    .flatMap((cell, index) => {
      const label = labels[index + 1];
      return label ? [[cell, withAttribute(cell, 'data-label', label)] as const] : [];
    });

/** Whether all cells of a row are bold, and some contain digits, as in a row of prices. */
const isPriceRow = (row: HtmlElement) => {
  const cells = cellsOf(row).filter(({ tag }) => tag === 'td');
  const isBold = ({ children: [first] }: HtmlElement) =>
    typeof first === 'object' && /^(b|strong)$/.test(first.tag);
  return cells.every(isBold) && cells.some((cell) => /\d/.test(plain(cell)));
};

/**
 * Labels cells with their column's heading, for narrow windows. If a table has two or three columns
 * of short cells after the first column, it gets `data-short`, and only price rows get labels.
 */
function fitToNarrow(table: HtmlElement, rows: readonly HtmlElement[]): HtmlElement {
  const [head] = findAll(table.children, 'thead');
  const spans = ({ attributes }: HtmlElement) => 'colspan' in attributes || 'rowspan' in attributes;
  if (head === undefined || rows.some((row) => cellsOf(row).some(spans))) return table;
  const headRows = new Set(findAll(head.children, 'tr'));
  const bodyRows = rows.filter((row) => !headRows.has(row));
  const headedRows = bodyRows.filter((row) => cellsOf(row)[0]?.tag === 'th');
  const labels = findAll(head.children, 'th').map(plain);
  const columns = labels.length - 1;
  const isShort = bodyRows
    .flatMap(cellsOf)
    .every((cell) => cell.tag === 'th' || plain(cell).length <= shortCell);
  const labelRows = (labelledRows: readonly HtmlElement[]): HtmlElement => {
    const labelled = new Map(labelledRows.flatMap((row) => withLabels(row, labels)));
    return { ...table, children: replaceElements(table.children, labelled) };
  };
  if (columns > 1 && columns <= mostColumns && headedRows.length > 0 && isShort) {
    return withAttribute(labelRows(headedRows.filter(isPriceRow)), 'data-short', '');
  }
  return labelRows(headedRows);
}

/** Labels the cells of a table. Puts a wide table into a scroll box with a name. */
function withScrollBox(table: HtmlElement, heading: string): HtmlElement {
  const rows = findAll(table.children, 'tr');
  const narrow = fitToNarrow(table, rows);
  if (rows.every((row) => cellsOf(row).length < 3) || 'data-short' in narrow.attributes)
    return narrow;
  const [caption] = findAll(table.children, 'caption');
  const [first] = findAll(table.children, 'th');
  const name = plain(caption) || heading || plain(first);
  const label = name === '' ? {} : { role: 'group', 'aria-label': name };
  return element('div', { 'data-scroll': '', tabindex: '0', ...label }, [narrow]);
}

/** Prepares all tables of a text for narrow windows. */
export function withTables(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  let heading = '';
  const prepare = (node: HtmlNode): HtmlNode => {
    if (typeof node === 'string') return node;
    if (/^h[2-6]$/.test(node.tag)) heading = plain(node);
    const above = heading;
    const prepared = { ...node, children: node.children.map(prepare) };
    return node.tag === 'table' ? withScrollBox(prepared, above) : prepared;
  };
  return nodes.map(prepare);
}
