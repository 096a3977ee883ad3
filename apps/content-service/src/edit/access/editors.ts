/** A token to log in with: one person's, or, without a name, that of all who know it. */
export interface Editor {
  readonly name?: string;
  readonly token: string;
  /** What somebody may do besides writing drafts. */
  readonly may: Rights;
}

export interface Rights {
  /** Publish, schedule, take back, delete. */
  readonly publish: boolean;
  /** Read what visitors wrote. */
  readonly messages: boolean;
}

const sharedToken = /^[\x21-\x7e]{16,}$/;
/** A name, a token and rights, `Ama Mensah:her-token:write`; commas separate such entries. */
const namedToken = /^([^:,]{1,80}):([\x21-\x2b\x2d-\x7e]{16,}?)(?::(write|publish)(\+messages)?)?$/;

/**
 * Reads `EDIT_TOKEN`: one token for all, or `name:token` entries with commas between, each with
 * `:write`, `:publish` (which it is without), or one of them and `+messages`.
 *
 * @returns `undefined` for a text that is neither
 */
export function readEditors(text: string): readonly Editor[] | undefined {
  const editors = text.split(',').flatMap((pair) => {
    const [, name = '', token = '', right, messages] = namedToken.exec(pair.trim()) ?? [];
    const may = { publish: right !== 'write', messages: messages !== undefined };
    return name.trim() === '' ? [] : [{ name: name.trim(), token, may }];
  });
  if (editors.length === text.split(',').length) return editors;
  return sharedToken.test(text)
    ? [{ token: text, may: { publish: true, messages: false } }]
    : undefined;
}
