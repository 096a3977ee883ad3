const schemePattern = /^([a-z][a-z0-9+.-]*):/i;
/** Characters refused in addresses: control, invisible, noncharacters, markup. */
const strangePattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters.
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Noncharacter_Code_Point}<>"`]/u;

/** An address as browsers read it: without tabs, line breaks and spaces around. */
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
  return !schemePattern.test(address) && !address.startsWith('//') && !address.includes('\\');
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
  const scheme = schemePattern.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return isRelativeAddress(href) ? href : undefined;
  if (scheme === 'http' || scheme === 'https') return isWebAddress(href) ? href : undefined;
  return scheme === 'mailto' || scheme === 'tel' ? href : undefined;
}
