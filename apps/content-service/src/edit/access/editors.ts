/** A token to log in with: one person's, or, without a name, that of all who know it. */
export interface Editor {
  readonly name?: string;
  readonly token: string;
  /** Whether they may read what visitors wrote. */
  readonly readsMessages: boolean;
}

const wellFormed = /^[\x21-\x2b\x2d-\x39\x3b-\x7e]{16,}$/;
/** What may stand behind a token: everybody publishes, some also read what visitors wrote. */
const rights = ['publish', 'publish+messages'];

const entriesOf = (text: string): readonly (readonly string[])[] =>
  text.split(',').map((entry) => entry.split(':').map((part) => part.trim()));

/** Reads an `EDIT_TOKEN` without fault. */
export const readEditors = (text: string): readonly Editor[] =>
  wellFormed.test(text)
    ? [{ token: text, readsMessages: false }]
    : entriesOf(text).map(([name = '', token = '', right]) => ({
        ...{ name, token, readsMessages: right === rights[1] },
      }));

/**
 * What an `EDIT_TOKEN` must be, if it is not that: one token for all, or a list of `name:token`, behind
 * which `:publish` or `:publish+messages` may stand. Names no part of the text, which is secret.
 */
export function editorsFault(text: string): string | undefined {
  if (wellFormed.test(text)) return undefined;
  const token = 'at least 16 letters, digits or signs, without spaces, commas and colons';
  if (!/[:,]/.test(text)) return `${token}; or name:token for each editor, with commas between`;
  const entries = entriesOf(text);
  for (const [at, [name = '', given = '', right = 'publish', ...more]] of entries.entries()) {
    const entry = `a list whose entry ${at + 1}`;
    const before = entries.slice(0, at);
    if (name === '' || name.length > 80) return `${entry} begins with a name and a colon`;
    if (!wellFormed.test(given)) return `${entry} has a token of ${token}`;
    if (more.length > 0 || !rights.includes(right)) {
      return `${entry} has nothing, :publish or :publish+messages behind its token`;
    }
    if (before.some((other) => other[0] === name)) return `${entry} has a name that no other has`;
    if (before.some((other) => other[1] === given)) return `${entry} has a token that no other has`;
  }
  return undefined;
}
