import { type Audiences, sharedPages } from '../shared/pages.ts';

const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

export function audienceProblems(audiences: Audiences<string>): readonly string[] {
  const problems: string[] = [];
  for (const [[a, one], [b, two]] of pairs(Object.entries(audiences))) {
    for (const [name, address, other, prefix] of [
      [a, one.prefix, b, two.prefix],
      [b, two.prefix, a, one.prefix],
      [a, one.home, b, two.prefix],
      [b, two.home, a, one.prefix],
    ] as const) {
      if (address.startsWith(prefix)) {
        problems.push(
          `'${address}' of '${name}' begins with the prefix '${prefix}' of '${other}'.`,
        );
      }
    }
    if (one.home === two.home) problems.push(`'${a}' and '${b}' have the home '${one.home}'.`);
    if (one.view === two.view) {
      problems.push(`'${b}' sees the pictures in the colours of '${a}': give it a \`view\`.`);
    }
  }
  for (const [audience, { home, prefix, products }] of Object.entries(audiences)) {
    for (const path of Object.values(sharedPages)) {
      if (home === path || path.startsWith(prefix)) {
        problems.push(`'${path}' is a page of all audiences, but would belong to '${audience}'.`);
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
