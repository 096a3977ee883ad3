import { type Audiences, sharedPages } from '../shared/pages.ts';

const repeated = (list: readonly (string | undefined)[]) =>
  list.filter((one, index) => list.indexOf(one) !== index);

export function audienceProblems(audiences: Audiences<string>): readonly string[] {
  const all = Object.entries(audiences);
  return [
    ...repeated(all.map(([, { home }]) => home)).map(
      (home) => `Two audiences have the home '${home}'.`,
    ),
    ...repeated(all.map(([, { view }]) => view)).map(
      (view = '') =>
        `Two audiences have the view '${view}': both see pictures in the same colours.`,
    ),
    ...all.flatMap(([name, { home, prefix, products }]) => [
      ...all.flatMap(([other, { prefix: known }]) =>
        [prefix, home].flatMap((address) =>
          other !== name && address.startsWith(known)
            ? `'${address}' of '${name}' begins with the prefix '${known}' of '${other}'.`
            : [],
        ),
      ),
      ...Object.values(sharedPages).flatMap((path) =>
        home === path || path.startsWith(prefix)
          ? `'${path}' is a page of all audiences, but would belong to '${name}'.`
          : [],
      ),
      ...repeated(products.map(({ word }) => word)).map(
        (word) => `'${name}' has two products at '${word}'.`,
      ),
      ...repeated(products.map((product) => ('name' in product ? product.name : product.page))).map(
        (product) => `'${name}' has two products called '${product}'.`,
      ),
    ]),
  ];
}
