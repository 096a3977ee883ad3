/** Replaces lone surrogates. `String.prototype.toWellFormed` is missing on phones of 2022. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** The address of a content file on the site's origin. Only `resolveAsset` returns this type. */
export type AssetAddress = string & { readonly __assetAddress: true };

/** The site forwards requests for this path and its subpaths to the content service. */
export const defaultAssetBase = '/content/';

const leadingScheme = /^([a-z][a-z0-9+.-]*):/i;
const controlPattern = /\p{Cc}/u;

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a segment is `..`, is encoded twice, or contains a separator or control character. */
function isUnsafeSegment(segment: string): boolean {
  const decoded = decodeOnce(segment);
  return decoded === '..' || /[\\/]|%[\da-f]{2}/i.test(decoded) || controlPattern.test(decoded);
}

/**
 * Turns a record's relative path (§3) into an address below the asset base. Also accepts a path
 * that begins with a slash or with the asset base. Keeps a query, drops a fragment.
 * @param path the record's value: `files/home/header_image.svg`
 * @param assetBase a path that ends with a slash: `/content/`
 * @returns `undefined` if the path is empty, begins with a scheme (`https:`) or `//`, or contains a
 * segment `..`, a backslash or a control character, even percent-encoded, or is encoded twice.
 */
export function resolveAsset(path: string, assetBase: string): AssetAddress | undefined {
  const address = path.trim();
  const trimmed = address.startsWith(assetBase) ? address.slice(assetBase.length) : address;
  if (trimmed === '' || leadingScheme.test(trimmed) || /^[\\/]{2}/.test(trimmed)) return undefined;
  if (controlPattern.test(trimmed)) return undefined;
  const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(trimmed) ?? [];
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.length === 0 || segments.some(isUnsafeSegment)) return undefined;
  const encoded = segments.map((segment) => encodeURIComponent(wellFormed(decodeOnce(segment))));
  // `URL` encodes the query, but keeps `%23` and `%26`.
  const { search } = new URL(query, 'https://any.example');
  return `${assetBase}${encoded.join('/')}${search}` as AssetAddress;
}

/** Addresses must not contain control characters, invisible ones, noncharacters or markup. */
const strangePattern =
  /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Noncharacter_Code_Point}<>"`]/u;

/** Removes what browsers ignore in an address: tabs, line breaks, outer spaces. */
function asBrowserReads(address: string): string {
  return address.replace(/[\t\n\r]/g, '').trim();
}

function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(address)) return false;
  try {
    new URL(address);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is a path, query or fragment of the site. */
function isRelativeAddress(address: string): boolean {
  return !leadingScheme.test(address) && !address.startsWith('//') && !address.includes('\\');
}

/** Target of a button (§2.4): an http(s) address or a path of the site. Otherwise `undefined`. */
export function readLink(raw: string): string | undefined {
  const link = asBrowserReads(raw);
  if (strangePattern.test(link)) return undefined;
  if (isWebAddress(link)) return link;
  return link.startsWith('/') && isRelativeAddress(link) ? link : undefined;
}

/** `href` of a link in content: http, https, mailto, tel or relative. Otherwise `undefined`. */
export function readHref(raw: string): string | undefined {
  const href = asBrowserReads(raw);
  if (href === '' || strangePattern.test(href)) return undefined;
  const scheme = leadingScheme.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return isRelativeAddress(href) ? href : undefined;
  if (scheme === 'http' || scheme === 'https') return isWebAddress(href) ? href : undefined;
  return scheme === 'mailto' || scheme === 'tel' ? href : undefined;
}
