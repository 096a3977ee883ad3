const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Characters that people copy or type before and after an address. */
const before = /^[\s,;:.([<"'«“‘]+/u;
const after = /[\s,;:.!?)\]>"'»”’]+$/u;
/** People copy an address as a `mailto:` link, perhaps with a query, or as `<…>` after a name. */
const link = /^mailto:([^?]*).*$/isu;
const named = /^[^<>@]*<([^<>]*)>$/u;

const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '(?!-)[\\p{L}\\p{M}\\p{N}-]{0,62}[\\p{L}\\p{M}\\p{N}]';
/** Allows letters of all scripts (RFC 6531). Unlike RFC 5321, allows no quoted local part. */
const address = new RegExp(
  `^(?=.{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+(?=[^.]*\\p{L})${label}$`,
  'u',
);
/** Maximum lengths: of an address (RFC 5321, 4.5.3.1.3), and of a text that may contain one. */
const longestAddress = 254;
const longestText = 1_000;

/**
 * Reads a typed e-mail address. Removes spaces, punctuation, quotes, `<…>`, a name and `mailto:`
 * around it. If the rest is invalid, returns `undefined`: a guessed address may be a stranger's.
 */
export function readEmailAddress(text: string): string | undefined {
  if (text.length > longestText) return undefined;
  const shown = text
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/[\s,;.]+$/u, '')
    .trimStart();
  const bare = shown
    .replace(named, '$1')
    .replace(before, '')
    .replace(link, '$1')
    .replace(after, '');
  return bare.length <= longestAddress && address.test(bare) ? bare : undefined;
}
