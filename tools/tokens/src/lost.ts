import { type Book, type Entries, isSame } from './book.ts';
import type { Dialect } from './dialects/dialect.ts';

/** What is not the same after a dialect has written tokens and read them again. */
export interface Loss {
  readonly what: string;
  /** The paths of the tokens. */
  readonly tokens: readonly string[];
}

function lossesIn(before: Entries, after: Entries): readonly (readonly [string, string])[] {
  return [...before].flatMap(([path, { type, value, description, extension }]) => {
    const token = after.get(path);
    if (token === undefined) return [[type, path] as const];
    const lost = (what: string) => [what, path] as const;
    return [
      ...(isSame(value, token.value) ? [] : [lost(`exact values of ${type}`)]),
      ...(description === token.description ? [] : [lost('descriptions')]),
      ...(isSame(extension?.contrast, token.extension?.contrast) ? [] : [lost('needed contrast')]),
      ...(isSame(extension?.fluid, token.extension?.fluid)
        ? []
        : [lost('sizes that follow the window')]),
    ];
  });
}

/** What a dialect cannot hold: found by writing all tokens and reading them again. */
export async function lossesOf(dialect: Dialect, book: Book): Promise<readonly Loss[]> {
  const back = dialect.read(await dialect.write(book), book);
  const found = [
    ...lossesIn(book.kit, back.kit),
    ...[...book.companies].flatMap(([company, entries]) =>
      lossesIn(entries, back.companies.get(company) ?? new Map()),
    ),
  ];
  const kinds = Map.groupBy(found, ([what]) => what);
  return [...kinds].map(([what, list]) => ({
    what,
    tokens: [...new Set(list.map(([, path]) => path))],
  }));
}
