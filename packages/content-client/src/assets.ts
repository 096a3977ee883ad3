/** `String.prototype.toWellFormed`, which phones of 2022 do not have: replaces lone surrogates. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A content file's address on the site's origin. Only `resolveAsset` returns this type. */
export type AssetAddress = string & { readonly __assetAddress: true };

/** The path below which the site forwards requests to the content service. */
export const defaultAssetBase = '/content/';

const schemePattern = /^[a-z][a-z0-9+.-]*:/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
const controlPattern = /[\u0000-\u001f\u007f-\u009f]/;

/** A path that is percent-encoded more often is rejected as an attempt to hide something. */
const maxEncodings = 4;

/** Decodes once; invalid percent-encoding is returned unchanged. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a segment is `..`, or has a separator or control character, however encoded. */
function isUnsafeSegment(segment: string): boolean {
  let current = segment;
  for (let round = 0; round <= maxEncodings; round += 1) {
    if (current === '..' || /[\\/]/.test(current) || controlPattern.test(current)) return true;
    const decoded = decodeOnce(current);
    if (decoded === current) return false;
    current = decoded;
  }
  return true;
}

/**
 * Turns a record's relative path (§3) into an address under the asset base. One leading slash is
 * accepted, and so is an address that has the asset base. A query is kept, a fragment dropped.
 * @param path the record's value, for example `files/home/header_image.svg`
 * @param assetBase a path that ends with a slash, for example `/content/`
 * @returns `undefined` for an empty path, an address with a scheme (`https:`, `javascript:`), a
 * protocol-relative one, and one with `..`, backslashes or control characters, also encoded.
 */
export function resolveAsset(path: string, assetBase: string): AssetAddress | undefined {
  const address = path.trim();
  const trimmed = address.startsWith(assetBase) ? address.slice(assetBase.length) : address;
  if (trimmed === '' || schemePattern.test(trimmed) || /^[\\/]{2}/.test(trimmed)) return undefined;
  if (controlPattern.test(trimmed)) return undefined;
  const [beforeFragment = ''] = trimmed.split('#', 1);
  const queryAt = beforeFragment.indexOf('?');
  const pathname = queryAt < 0 ? beforeFragment : beforeFragment.slice(0, queryAt);
  const query = queryAt < 0 ? '' : beforeFragment.slice(queryAt);
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.length === 0 || segments.some(isUnsafeSegment)) return undefined;
  const encoded = segments.map((segment) => encodeURIComponent(wellFormed(decodeOnce(segment))));
  // `URL` encodes the query, and leaves `%23` and `%26` as they are.
  const { search } = new URL(query, 'https://any.example');
  return `${assetBase}${encoded.join('/')}${search}` as AssetAddress;
}
