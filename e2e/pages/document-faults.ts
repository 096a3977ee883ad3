import { Script } from 'node:vm';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { mapsOrigin } from 'site/app/offices/maps.ts';

/** Stands for the site's origin. */
const siteOrigin = 'https://site.example';

/** An element and its parent. */
interface Placed {
  readonly element: Tree.Element;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly parent: Tree.ParentNode;
  readonly isInMain: boolean;
}

/** The text directly in a node, and all text in it. */
const ownTextOf = (node: Tree.ParentNode): string =>
  node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
const allTextOf = (node: Tree.ParentNode): string =>
  ownTextOf(node) +
  node.childNodes.map((child) => ('childNodes' in child ? allTextOf(child) : '')).join('');

function* elementsIn(parent: Tree.ParentNode, isInMain = false): Generator<Placed> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    yield { element: child, attributes, text: ownTextOf(child), parent, isInMain };
    yield* elementsIn(child, isInMain || child.tagName === 'main');
  }
}

const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Whether a browser's parser leaves an element in its place. Only for the site's own markup (with a
 * class): editors' HTML may be repaired.
 */
function standsAsWritten({ element, attributes, parent }: Placed): boolean {
  if (!attributes.has('class')) return true;
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return false;
  if (!place.endTag && !voidTags.has(element.tagName)) return false;
  const around = 'tagName' in parent ? parent.sourceCodeLocation : undefined;
  if (!around?.startTag || !around.endTag) return true;
  return (
    place.startOffset >= around.startTag.endOffset && place.endOffset <= around.endTag.startOffset
  );
}

/** Attributes that contain ids of other elements. */
const references = [
  ...['labelledby', 'describedby', 'controls', 'owns', 'details', 'errormessage', 'flowto'].map(
    (name) => `aria-${name}`,
  ),
  ...['aria-activedescendant', 'for', 'form', 'list', 'headers'],
];

const addressAttributes = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'cite', 'ping'];
const pictureTags = new Set(['img', 'source', 'image', 'use', 'video', 'input']);
const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

const srcsetAddresses = (srcset: string): readonly string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/\s.*$/s, ''))
    .filter((address) => address !== '');

/** Addresses of an element that are not allowed. */
function badAddresses({ element, attributes }: Placed): readonly string[] {
  const { tagName } = element;
  const isPicture = pictureTags.has(tagName) || attributes.get('as') === 'image';
  const addresses = addressAttributes.flatMap((name) => attributes.get(name) ?? []);
  const pictures = ['srcset', 'imagesrcset'].flatMap((name) =>
    srcsetAddresses(attributes.get(name) ?? ''),
  );
  return [...addresses, ...pictures].filter((address) => {
    if (!URL.canParse(address, siteOrigin)) return true;
    const { protocol, origin } = new URL(address, siteOrigin);
    if (tagName === 'iframe') return origin !== mapsOrigin;
    return isPicture || !addresses.includes(address)
      ? origin !== siteOrigin
      : !schemes.has(protocol);
  });
}

/** Whether a script is broken: code must be valid JavaScript, data valid JSON. */
function isBrokenScript({ attributes, text, parent }: Placed): boolean {
  const isInPlace = parent.nodeName === 'head' || parent.nodeName === 'body';
  if (!isInPlace) return true;
  try {
    if (attributes.get('type') === 'application/ld+json') JSON.parse(text);
    else if (attributes.get('type') !== 'module') new Script(text);
    return false;
  } catch {
    return true;
  }
}

/** Elements that content must not add to a page. */
const foreign = new Set(['style', 'object', 'embed', 'base', 'meta', 'link', 'applet']);

/** Each page has one of each. */
const landmarks = ['header', 'main', 'footer'];

const nonsense = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;
const ownText = new Set(['script', 'style']);

/** First words of a text, for a message. */
const some = (text: string): string => JSON.stringify(text.slice(0, 120));

/**
 * Problems that no content may cause (readings §5, §6). Empty if parsers read the page as written,
 * and if it neither runs nor loads anything of an editor's.
 */
export function documentFaults(page: string): readonly string[] {
  const faults: string[] = [];
  const document = parse(page, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startOffset }) =>
      faults.push(`${code} at ${some(page.slice(startOffset - 40))}`),
  });
  const elements = [...elementsIn(document)];
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const known = new Set(ids);

  if (known.size < ids.length) {
    faults.push(`ids twice: ${ids.filter((id, index) => ids.indexOf(id) < index)}`);
  }
  const titles = elements.filter(({ element }) => element.tagName === 'h1');
  if (titles.length !== 1) faults.push(`${titles.length} h1`);
  if (titles.some(({ element }) => !/\S/.test(allTextOf(element)))) faults.push('an empty h1');
  for (const name of landmarks) {
    const found = elements.filter(({ element, isInMain }) => element.tagName === name && !isInMain);
    if (found.length !== 1) faults.push(`${found.length} ${name}`);
  }

  for (const placed of elements) {
    const { element, attributes, text, isInMain } = placed;
    const { tagName } = element;
    if (isInMain && foreign.has(tagName)) faults.push(`<${tagName}> in the main part`);
    if (!standsAsWritten(placed)) {
      const at = element.sourceCodeLocation?.startOffset ?? 0;
      faults.push(`<${tagName}> does not stand as written: ${some(page.slice(at))}`);
    }
    if (tagName === 'script' && isBrokenScript(placed)) faults.push(`script ${some(text)}`);
    if (!ownText.has(tagName) && nonsense.test(text)) faults.push(`<${tagName}> ${some(text)}`);
    for (const address of badAddresses(placed))
      faults.push(`<${tagName}> leads to ${some(address)}`);
    for (const [name, value] of attributes) {
      if (/^on/i.test(name)) faults.push(`<${tagName} ${name}>`);
      if (nonsense.test(value)) faults.push(`<${tagName} ${name}=${some(value)}>`);
    }
    for (const name of references) {
      for (const id of attributes.get(name)?.split(/\s+/) ?? []) {
        if (!known.has(id)) faults.push(`<${tagName} ${name}=${some(id)}> refers to nothing`);
      }
    }
  }
  return faults;
}
