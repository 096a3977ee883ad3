/** Somebody who has a record's form open, and since when, in milliseconds. */
interface Present {
  readonly folder: string;
  readonly name: string;
  readonly since: number;
  readonly seen: number;
}

/** After so many milliseconds without a sign of life a form is closed. */
const silence = 60_000;

/** Knows who has which form open. In memory: each service knows of its own editors. */
export function createPresence() {
  let all: readonly Present[] = [];
  return {
    /** Notes that somebody has a record's form open. Returns the others who have, earliest first. */
    enter(folder: string, name: string): readonly Present[] {
      const now = Date.now();
      const present = all.filter(({ seen }) => now - seen < silence);
      const isOwn = (one: Present) => one.folder === folder && one.name === name;
      const since = present.find(isOwn)?.since ?? now;
      all = [...present.filter((one) => !isOwn(one)), { folder, name, since, seen: now }];
      return present
        .filter((one) => one.folder === folder && one.name !== name)
        .toSorted((one, other) => one.since - other.since);
    },
  };
}
