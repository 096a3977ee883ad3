import { convertHTMLToLexical } from '@payloadcms/richtext-lexical';
import { Window } from 'happy-dom';
import config from './payload.config.ts';
import { editor } from './rich.ts';

const { editorConfig } = await editor({
  config: await config,
  isRoot: true,
  parentIsLocalized: false,
});

/** Replaces jsdom's `JSDOM` class, of which Payload's converter uses only `window.document`. */
class JSDOM {
  readonly window = new Window() as unknown as { readonly document: Document };
  constructor(html: string) {
    this.window.document.body.innerHTML = html;
  }
}

/** Converts HTML of the content API to a rich text field's value. */
export function richFrom(html: string): ReturnType<typeof convertHTMLToLexical> {
  // Lexical allows no paragraphs in a quotation, so put line breaks between their texts.
  const quoted = html.replace(/<blockquote>(.*?)<\/blockquote>/gs, (_quote, inside: string) => {
    const parts = inside.trim().replace(/<\/p>\s*<p>/g, '<br><br>');
    return `<blockquote>${parts.replace(/<\/?p>/g, '')}</blockquote>`;
  });
  // Lexical drops `lang`, so note the language of each text, and add it again below.
  const tagged = html.matchAll(/<\w+ lang="([^"]+)">([^<]+)</g);
  const languages = new Map([...tagged].map(([, code, words]) => [words, code]));
  const richText = convertHTMLToLexical({ editorConfig, html: quoted, JSDOM });
  return JSON.parse(JSON.stringify(richText), (_key, node) =>
    languages.has(node?.text) ? { ...node, $: { lang: languages.get(node.text) } } : node,
  );
}
