import { type Audiences, isCustom, sharedPages } from '../shared/pages.ts';

const repeated = (list: readonly string[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

/** Lists addresses, pictures and products that clash. An empty list: the audiences are fine. */
export function audienceProblems(audiences: Audiences<string>): readonly string[] {
  const problems: string[] = [];
  const all = Object.entries(audiences);
  for (const [index, [name, { home, prefix, view, products }]] of all.entries()) {
    for (const [other, { prefix: otherPrefix }] of all) {
      for (const address of [prefix, home]) {
        if (other !== name && address.startsWith(otherPrefix)) {
          problems.push(
            `'${address}' of '${name}' begins with the prefix '${otherPrefix}' of '${other}'.`,
          );
        }
      }
    }
    for (const [previous, { home: previousHome, view: previousView }] of all.slice(0, index)) {
      if (home === previousHome) {
        problems.push(`'${previous}' and '${name}' have the home '${home}'.`);
      }
      if (view === previousView) {
        problems.push(
          `'${name}' sees the pictures in the colours of '${previous}': give it a \`view\`.`,
        );
      }
    }
    for (const path of Object.values(sharedPages)) {
      if (home === path || path.startsWith(prefix)) {
        problems.push(`'${path}' is a page of all audiences, but would belong to '${name}'.`);
      }
    }
    for (const word of repeated(products.map((product) => product.word))) {
      problems.push(`'${name}' has two products at '${word}'.`);
    }
    const productNames = products.map((product) =>
      isCustom(product) ? product.name : product.page,
    );
    for (const product of repeated(productNames)) {
      problems.push(`'${name}' has two products called '${product}'.`);
    }
  }
  return problems;
}
