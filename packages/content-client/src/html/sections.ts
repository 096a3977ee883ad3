import type { SafeHtml } from './safe-html.ts';

/** A section of a long text: the text of its heading, and its id for links. */
export interface HtmlSection {
  readonly id: string;
  readonly label: string;
}

const sectionHeading = /<h2>(.*?)<\/h2>/gs;

const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives every `h2` of a sanitised text a unique id, for a table of contents. The ids start with
 * `section-`, so that none equals another id of the page.
 */
export function withSectionIds(html: SafeHtml): {
  readonly html: SafeHtml;
  readonly sections: readonly HtmlSection[];
} {
  const sections: HtmlSection[] = [];
  const marked = html.replace(sectionHeading, (_, heading: string) => {
    const label = heading.replace(/<[^>]*>/g, '').trim();
    const id = `section-${sections.length + 1}-${slugOf(label)}`;
    sections.push({ id, label });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  // Only ids of letters, digits and hyphens were added, so the HTML is still safe.
  return { html: marked as SafeHtml, sections };
}
