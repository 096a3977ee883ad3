import type { SafeHtml } from './safe-html.ts';

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Gives each cell of a table the heading of its column as `data-label`, which a narrow window shows
 * beside the cell. Only in tables of one head row whose rows begin with a heading, without spans.
 */
export function withCellLabels(html: SafeHtml): SafeHtml {
  const marked = html.replace(/<table\b.*?<\/table>/gs, (table) => {
    const [, head, body] = /<thead\b[^>]*>(.*)<\/thead>(.*)/s.exec(table) ?? [];
    if (head === undefined || body === undefined || /(?:col|row)span=/.test(table)) return table;
    const labels = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, text = '']) =>
      plain(text),
    );
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
