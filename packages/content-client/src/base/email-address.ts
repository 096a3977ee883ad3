const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Characters that people copy or type before an address. */
const before = /^[\s,;:.([<"'«“‘]+/u;
const after = /[\s,;:.!?)\]>"'»”’]+$/u;
/** `mailto:` with its query, and a name before `<…>`. */
const link = /^mailto:([^?]*).*$/isu;
const named = /^[^<>@]*<([^<>]*)>$/u;

const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '(?!-)[\\p{L}\\p{M}\\p{N}-]{1,63}(?<!-)';
/** RFC 5321 without quoted local parts; RFC 6531 for letters of all scripts. */
const address = new RegExp(
  `^(?=.{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+(?=[^.]*\\p{L})${label}$`,
  'u',
);
/** Longest address for mail servers (RFC 5321, 4.5.3.1.3), and longest input. */
const longestAddress = 254;
const longestText = 1_000;

/**
 * Reads an e-mail address that a person typed or copied. Removes spaces, punctuation, quotes,
 * `<…>`, a name and `mailto:` around it. Returns `undefined` if anything else is left: a part of it
 * could be another person's address.
 * @example readEmailAddress('Ama <ama@mail.example>,'); // 'ama@mail.example'
 * readEmailAddress('ama@mail.example, kofi@mail.example'); // undefined
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
