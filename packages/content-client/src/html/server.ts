import sanitizeHtml from 'sanitize-html';
import { defaultAssetBase } from '../base/assets.ts';
import { parseHtml } from './parse.ts';
import { cleanAttributes, droppedWithContent, type HtmlPolicy, withoutControls } from './policy.ts';
import { type SanitizerOptions, sanitizerOf } from './sanitizer.ts';
import type { HtmlSanitizer } from './tree.ts';

export type { HtmlSanitizer, SafeHtml } from './tree.ts';

function optionsFor(policy: HtmlPolicy, assetBase: string): sanitizeHtml.IOptions {
  const tags = [...policy.tags.keys()];
  return {
    allowedTags: tags,
    // Also allow the attributes that `cleanAttributes` adds.
    allowedAttributes: Object.fromEntries(
      tags.map((tag) => [tag, [...(policy.tags.get(tag) ?? []), 'rel', 'loading', 'data-type']]),
    ),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [...droppedWithContent],
    // Removes control characters, which decoded entities can contain.
    textFilter: withoutControls,
    transformTags: {
      '*': (name, attribs) => {
        const tagName = policy.renamed.get(name) ?? name;
        return { tagName, attribs: cleanAttributes(policy, tagName, attribs, assetBase) ?? {} };
      },
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && frame.attribs.src === undefined,
  };
}

/** The sanitiser for Node, without a DOM. It takes about 1 ms for 5 kB of HTML. */
export function createServerSanitizer({
  assetBase = defaultAssetBase,
}: SanitizerOptions = {}): HtmlSanitizer {
  return sanitizerOf((policy) => {
    const options = optionsFor(policy, assetBase);
    return (html) => parseHtml(sanitizeHtml(withoutControls(html), options));
  });
}
