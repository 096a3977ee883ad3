import { type Audiences, sharedPages } from '../shared/pages.ts';

/** Describes each address that matches the home page or prefix of a different audience. */
export function audienceProblems(audiences: Audiences<string>): readonly string[] {
  const all = Object.entries(audiences);
  const addresses = [
    ...all.flatMap(([owner, { home, prefix }]) => [home, prefix].map((path) => ({ path, owner }))),
    ...Object.values(sharedPages).map((path) => ({ path, owner: 'all audiences' })),
  ];
  return addresses.flatMap(({ path, owner }) =>
    all
      .filter(
        ([name, { home, prefix }]) => name !== owner && (path === home || path.startsWith(prefix)),
      )
      .map(([name]) => `'${path}' of ${owner} would belong to '${name}'.`),
  );
}
