/** A log-in token: one person's, or shared if it has no name. */
export interface Editor {
  readonly name?: string | undefined;
  readonly token: string;
  /** Whether the editor may read visitors' messages. */
  readonly readsMessages: boolean;
}

const token = '[\\x21-\\x2b\\x2d-\\x39\\x3b-\\x7e]{16,}';
const shared = new RegExp(`^(${token})$`);
/** All editors publish. Some may also read visitors' messages. */
const personal = new RegExp(
  `^([^:]{1,80}?)\\s*:\\s*(${token})(?:\\s*:\\s*publish(\\+messages)?)?$`,
);

export const editTokenRule =
  'at least 16 letters, digits or punctuation characters, without spaces, commas and colons; or a list of name:token with commas between, where :publish or :publish+messages may stand behind a token, and no name or token stands twice';

/** The editors in `EDIT_TOKEN`. `undefined` if it breaks `editTokenRule`. */
export function readEditors(text: string): readonly Editor[] | undefined {
  if (shared.test(text)) return [{ token: text, readsMessages: false }];
  const editors = text.split(',').flatMap((entry) => {
    const [, name, token, right] = personal.exec(entry.trim()) ?? [];
    return token === undefined ? [] : [{ name, token, readsMessages: right !== undefined }];
  });
  const different = new Set(editors.flatMap((one) => [one.name, one.token])).size;
  return different === 2 * text.split(',').length ? editors : undefined;
}
