import type { SafeHtml } from './safe-html.ts';

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/** So many columns of cells of at most `shortCell` characters fit side by side on a phone. */
const mostColumns = 3;
const shortCell = 24;

/**
 * Prepares a table for a narrow window, if it has a head and no spans. Two or three columns of
 * short cells whose rows begin with a heading stay side by side: the table is marked `data-short`.
 * In other tables each cell has the heading of its column as `data-label`, to be shown beside it.
 */
export function withCellLabels(html: SafeHtml): SafeHtml {
  const marked = html.replace(/<table\b.*?<\/table>/gs, (table) => {
    const [, head, body] = /<thead\b[^>]*>(.*)<\/thead>(.*)/s.exec(table) ?? [];
    if (head === undefined || body === undefined || /(?:col|row)span=/.test(table)) return table;
    const labels = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, text = '']) =>
      plain(text),
    );
    const cells = [...body.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, text = '']) =>
      plain(text),
    );
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
  });
  // Only text of the table was added, so the HTML is still safe.
  return marked as SafeHtml;
}
