import { hash } from 'node:crypto';
import { type HtmlElement, type HtmlNode, textOf } from '@insurance-kit/content-client/html/parse';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { cutHtml, type FieldKind } from '@insurance-kit/content-client/records';
import type { Texts } from '../texts/labels.ts';
import { type EditFields, formFields, isProse, treeOf } from './records.ts';

/** A warning to an editor. `about`: its kind; `detail`: the link, tags, picture or text. */
export interface Remark {
  readonly field: string;
  readonly about: keyof Texts['remarks'];
  readonly detail: string;
}

type Elements = readonly HtmlElement[];

const sanitizer = createServerSanitizer();

const elementsIn = (nodes: readonly HtmlNode[]): Elements =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
const elementsOf = (html: string): Elements => elementsIn(treeOf(html));

const byTag = (elements: Elements) => Map.groupBy(elements, ({ tag }) => tag);

/** The tags in a field's HTML that pages will leave out, as `<tag>`. */
function leftOut(value: string, kind: FieldKind, elements: Elements): readonly string[] {
  if (elements.length === 0) return [];
  const text = cutHtml(value);
  const clean = kind === 'caption' ? sanitizer.caption(text) : sanitizer.prose(text);
  const shown = byTag(elementsOf(clean));
  // An `h1` is shown as `h2`.
  if (kind !== 'caption') shown.set('h1', shown.get('h2') ?? []);
  return [...byTag(elements)]
    .filter(([tag, all]) => (shown.get(tag)?.length ?? 0) < all.length)
    .map(([tag]) => `<${tag}>`);
}

/** Headings that skip a level, such as an h4 after an h2. A text may begin at any level. */
function skippedHeadings(elements: Elements): readonly string[] {
  let level = 6;
  return elements.flatMap((element) => {
    if (!/^h[1-6]$/.test(element.tag)) return [];
    const before = level;
    level = Number(element.tag[1]);
    return level > before + 1 ? [textOf(element).trim()] : [];
  });
}

const mostLinks = 50;

type IsDead = (path: string) => Promise<boolean>;

/** Warnings about a record. `isDead` returns true for a path without a page. */
export async function remarksOf(folder: string, fields: EditFields, isDead: IsDead) {
  const remarks: Remark[] = [];
  for (const [field, kind] of formFields(folder)) {
    const value = fields[field] ?? '';
    const elements = kind === 'caption' || isProse(kind) ? elementsOf(value) : [];
    const links = elements.filter(({ tag, attributes }) => tag === 'a' && attributes.href);
    const targets = kind === 'link' ? [value] : links.map(({ attributes: { href = '' } }) => href);
    const paths = [...new Set(targets.filter((each) => /^\/(?!\/)/.test(each)))];
    const dead = await Promise.all(paths.slice(0, mostLinks).map(isDead));
    const tags = leftOut(value, kind, elements);
    const ids = new Set(elements.map(({ attributes: { id } }) => `#${id}`));
    const pictures = elements.filter(
      ({ tag, attributes: { alt = '' } }) => tag === 'img' && !alt.trim(),
    );
    const found: readonly (readonly [Remark['about'], readonly string[]])[] = [
      ['dead link', paths.filter((_path, at) => dead[at])],
      ['left out', tags.length > 0 ? [tags.join(' ')] : []],
      ['dead place', targets.filter((to) => /^#(?!top$|section-\d)./.test(to) && !ids.has(to))],
      ['no picture text', pictures.map(({ attributes: { src = '' } }) => src)],
      ['skipped heading', skippedHeadings(elements)],
    ];
    for (const [about, details] of found) {
      remarks.push(...details.map((detail) => ({ field, about, detail })));
    }
  }
  return remarks;
}

/** A hash of remarks; '' without remarks. If a post has this hash, the editor saw the remarks. */
export const remarkMark = (remarks: readonly Remark[]): string =>
  remarks.length === 0 ? '' : hash('sha256', JSON.stringify(remarks), 'base64url');

/** Creates an `IsDead` that asks the site. If the site does not answer, no path counts as dead. */
export const createIsDead =
  (siteUrl: string | undefined): IsDead =>
  async (path) => {
    if (siteUrl === undefined) return false;
    try {
      const signal = AbortSignal.timeout(3_000);
      const { status, body } = await fetch(siteUrl + path, { redirect: 'manual', signal });
      await body?.cancel();
      return status === 404 || status === 410;
    } catch {
      return false;
    }
  };
