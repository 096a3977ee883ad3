import { type Audiences, sharedPages } from '../shared/pages.ts';

/** Describes each address that matches the home page or prefix of a different audience. */
export function audienceProblems(audiences: Audiences<string>): readonly string[] {
  const all = Object.entries(audiences);
  const problemsOf = (path: string, owner: string | undefined): readonly string[] =>
    all
      .filter(([name, { home, prefix }]) => {
        const belongs = path === home || path.startsWith(prefix);
        return belongs && name !== owner;
      })
      .map(([name]) => `'${path}' of ${owner ?? 'all audiences'} would belong to '${name}'.`);
  return [
    ...all.flatMap(([name, { home, prefix }]) =>
      [home, prefix].flatMap((path) => problemsOf(path, name)),
    ),
    ...Object.values(sharedPages).flatMap((path) => problemsOf(path, undefined)),
  ];
}
