import { type Audiences, sharedPages } from '../shared/pages.ts';

const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

export function audienceProblems(audiences: Audiences<string>): readonly string[] {
  const problems: string[] = [];
  for (const [[a, one], [b, other]] of pairs(Object.entries(audiences))) {
    for (const [name, longer, of, shorter] of [
      [a, one.prefix, b, other.prefix],
      [b, other.prefix, a, one.prefix],
      [a, one.home, b, other.prefix],
      [b, other.home, a, one.prefix],
    ] as const) {
      if (longer.startsWith(shorter)) {
        problems.push(`'${longer}' of '${name}' begins with the prefix '${shorter}' of '${of}'.`);
      }
    }
    if (one.home === other.home) problems.push(`'${a}' and '${b}' have the home '${one.home}'.`);
    if (one.view === other.view) {
      problems.push(`'${b}' sees the pictures in the colours of '${a}': give it a \`view\`.`);
    }
  }
  for (const [audience, { home, prefix, products }] of Object.entries(audiences)) {
    for (const path of Object.values(sharedPages)) {
      if (home === path || path.startsWith(prefix)) {
        problems.push(`'${path}' is a page of all audiences, but an address of '${audience}'.`);
      }
    }
    const names = products.map((product) => ('name' in product ? product.name : product.page));
    for (const [a, b] of pairs(products)) {
      if (a.word === b.word) problems.push(`'${audience}' has two products at '${a.word}'.`);
    }
    for (const [a, b] of pairs(names)) {
      if (a === b) problems.push(`'${audience}' has two products called '${a}'.`);
    }
  }
  return problems;
}
