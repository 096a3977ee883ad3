import type { SafeHtml } from './safe-html.ts';

/** A section of a long text: its heading without tags, and its id for links. */
export interface HtmlSection {
  readonly id: string;
  /** HTML still: `&amp;` is an ampersand. */
  readonly heading: SafeHtml;
}

/** A heading, with its language and id where it has them: what the policy allows. */
const sectionHeading = /<h2( lang="[^"]*")?(?: id="([^"]*)")?>(.*?)<\/h2>/gs;

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ɔ: 'o', ɛ: 'e' };

/** The words of a heading as a part of an address: ASCII letters and digits, with hyphens. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßɔɛ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives every `h2` of a sanitised text a unique id, for a table of contents: its own, or one that
 * starts with `section-`, so that none equals another id of the page.
 *
 * @example
 * ```tsx
 * import { useArticle } from '@insurance-kit/content-client/queries';
 * import { withSectionIds } from '@insurance-kit/content-client/html/sections';
 *
 * export function LongArticle({ id }: { readonly id: string }) {
 *   const article = useArticle(id);
 *   if (article.status !== 'ready') return null;
 *   const { html, sections } = withSectionIds(article.data.body);
 *   return (
 *     <>
 *       {sections.map(({ id, heading }) => (
 *         <a key={id} href={`#${id}`} dangerouslySetInnerHTML={{ __html: heading }} />
 *       ))}
 *       <article dangerouslySetInnerHTML={{ __html: html }} />
 *     </>
 *   );
 * }
 * ```
 */
export function withSectionIds(html: SafeHtml): {
  readonly html: SafeHtml;
  readonly sections: readonly HtmlSection[];
} {
  const sections: HtmlSection[] = [];
  const marked = html.replace(sectionHeading, (_, language = '', own = '', inner = '') => {
    const heading = inner.replace(/<[^>]*>/g, '').trim() as SafeHtml;
    const isFree = own !== '' && sections.every(({ id }) => id !== own);
    const id: string = isFree ? own : `section-${sections.length + 1}-${slugOf(heading)}`;
    sections.push({ id, heading });
    return `<h2 id="${id}"${language}>${inner}</h2>`;
  });
  // Only ids of letters, digits and hyphens were added, so the HTML is still safe.
  return { html: marked as SafeHtml, sections };
}
