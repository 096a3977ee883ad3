import type { SafeHtml } from './safe-html.ts';

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/** So many columns of cells of at most `shortCell` characters fit side by side on a phone. */
const mostColumns = 3;
const shortCell = 24;

/** What a table is called: its caption, the heading above it, or its first heading. */
function tableName(table: string, above: string): string {
  const [, caption] = /<caption\b[^>]*>(.*?)<\/caption>/s.exec(table) ?? [];
  const heading = [...above.matchAll(/<h[2-6]\b[^>]*>(.*?)<\/h[2-6]>/gs)].at(-1)?.[1];
  const [, first] = /<th\b[^>]*>(.*?)<\/th>/s.exec(table) ?? [];
  return [caption, heading, first].map((words) => plain(words ?? '')).find(Boolean) ?? '';
}

/**
 * Puts a table that can be too wide for its window into a box that scrolls, which the keyboard can
 * reach and which has a name. Two columns always fit.
 */
function inBox(table: string, above: string): string {
  const rows = table.split(/<tr\b/).map((row) => row.match(/<t[dh]\b/g)?.length ?? 0);
  if (Math.max(...rows) < 3 || table.startsWith('<table data-short')) return table;
  const name = tableName(table, above);
  const label = name === '' ? '' : ` role="group" aria-label="${name}"`;
  return `<div data-scroll="" tabindex="0"${label}>${table}</div>`;
}

/**
 * Prepares a table for a narrow window, if it has a head and no spans. Two or three columns of
 * short cells whose rows begin with a heading stay side by side: the table is marked `data-short`.
 * In other tables each cell has the heading of its column as `data-label`, to be shown beside it.
 */
function withLabels(table: string): string {
  const [, head, body] = /<thead\b[^>]*>(.*)<\/thead>(.*)/s.exec(table) ?? [];
  if (head === undefined || body === undefined || /(?:col|row)span=/.test(table)) return table;
  const labels = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, text = '']) => plain(text));
  const cells = [...body.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, text = '']) => plain(text));
  const columns = labels.length - 1;
  if (
    columns > 1 &&
    columns <= mostColumns &&
    /<tr\b[^>]*>\s*<th\b/.test(body) &&
    cells.every(({ length }) => length <= shortCell)
  ) {
    return table.replace('<table', '<table data-short=""');
  }
  const rows = body.replace(/<tr\b[^>]*>\s*<th\b.*?<\/tr>/gs, (row) => {
    let column = 0;
    return row.replace(/<td\b/g, (cell) => {
      column += 1;
      const label = labels[column];
      return label ? `${cell} data-label="${label}"` : cell;
    });
  });
  return table.replace(body, () => rows);
}

/** Prepares all tables of cleaned prose. */
export const withTables = (html: SafeHtml): SafeHtml =>
  // Only text of the HTML itself was added, so it is still safe.
  html.replace(/<table\b.*?<\/table>/gs, (table, at: number) =>
    inBox(withLabels(table), html.slice(0, at)),
  ) as SafeHtml;
