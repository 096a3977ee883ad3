import type { SafeHtml } from './safe-html.ts';

/** A section of a long text: its heading's words, and the id under which a link finds it. */
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
 * Gives every `h2` of a sanitised text an id of its own, for a table of contents. The ids start with
 * `section-`, so that no heading can take the name of something else on the page.
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
  // Only ids made of letters, digits and hyphens were added: what was safe still is.
  return { html: marked as SafeHtml, sections };
}
