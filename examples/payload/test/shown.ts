import { createServerSanitizer } from '@insurance-kit/content-client/html/server';

const { prose } = createServerSanitizer();

/** A text as the sanitiser writes it, without white space between blocks. */
export const shown = (html: string): string =>
  prose(html).replace(/\s*(<\/?(?:p|h\d|[uo]l|li|blockquote|t\w+|div)\b[^>]*>)\s*/g, '$1');
