import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { FieldKind } from '@insurance-kit/content-client/records';

const sanitizer = createServerSanitizer();
const openTag = /<([a-z][a-z0-9-]*)\b/gi;

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(openTag)) {
    const tag = name.toLowerCase();
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

/** The tags of a field that pages will not show, as `<tag>`; an empty list for none. */
export function leftOut(value: string, kind: FieldKind): readonly string[] {
  if (kind !== 'caption' && kind !== 'prose' && kind !== 'proseUnlessPath') return [];
  const shown = countTags(kind === 'caption' ? sanitizer.caption(value) : sanitizer.prose(value));
  // An `h1` is shown as an `h2`.
  if (kind !== 'caption') shown.set('h1', shown.get('h2') ?? 0);
  return [...countTags(value)]
    .filter(([tag, count]) => (shown.get(tag) ?? 0) < count)
    .map(([tag]) => `<${tag}>`);
}
