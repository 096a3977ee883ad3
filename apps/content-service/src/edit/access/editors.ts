/** A token to log in with: one person's, or, without a name, that of all who know it. */
export interface Editor {
  readonly name?: string;
  readonly token: string;
}

const sharedToken = /^[\x21-\x7e]{16,}$/;
/** A name and a token, `Ama Mensah:her-token`; commas separate such pairs. */
const namedToken = /^([^:,]{1,80}):([\x21-\x2b\x2d-\x7e]{16,})$/;

/**
 * Reads `EDIT_TOKEN`: one token for all, or `name:token` pairs with commas between.
 *
 * @returns `undefined` for a text that is neither
 */
export function readEditors(text: string): readonly Editor[] | undefined {
  const editors = text.split(',').flatMap((pair) => {
    const [, name = '', token = ''] = namedToken.exec(pair.trim()) ?? [];
    return name.trim() === '' ? [] : [{ name: name.trim(), token }];
  });
  if (editors.length === text.split(',').length) return editors;
  return sharedToken.test(text) ? [{ token: text }] : undefined;
}
