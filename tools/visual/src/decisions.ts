/** What a reviewer can say of a new or changed picture. */
export const verdicts = ['intended', 'mistake'] as const;
/** One of `verdicts`. */
export type Verdict = (typeof verdicts)[number];

/** A reviewer's decision on exactly one new picture. */
export interface Decision {
  /** The picture's file: the story's id, then theme and width. */
  readonly file: string;
  /** Of the new picture. */
  readonly sha256: string;
  readonly verdict: Verdict;
  readonly note: string;
  readonly reviewer: string;
}

/** A picture that the baseline does not have, or has with another look. */
export interface Picture {
  readonly kind: 'new' | 'changed';
  readonly file: string;
  readonly sha256: string;
}

/**
 * The key of a decision. It includes the picture's hash: a story that looks different again needs a
 * new decision.
 */
export const keyOf = ({ file, sha256 }: Pick<Picture, 'file' | 'sha256'>): string =>
  `${file} ${sha256}`;

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'object' &&
  value !== null &&
  'verdict' in value &&
  verdicts.some((verdict) => verdict === value.verdict) &&
  ['file', 'sha256', 'note', 'reviewer'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );

/** Decisions by their key, from the text of a file; of two on the same picture the later. */
export const readDecisions = (text: string): ReadonlyMap<string, Decision> => {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read)) throw new Error('Decisions are a list.');
  return new Map(
    read.map((decision: unknown) => {
      if (!isDecision(decision)) throw new Error(`No decision: ${JSON.stringify(decision)}`);
      return [keyOf(decision), decision];
    }),
  );
};

/** A picture that fails the comparison: nobody has decided on it, or it is a mistake. */
export interface Fault {
  readonly picture: Picture;
  readonly mistake?: Decision;
}

/**
 * The pictures that fail: changed ones unless somebody intended exactly this look, and whatever
 * somebody called a mistake.
 */
export const faultsIn = (
  pictures: readonly Picture[],
  decisions: ReadonlyMap<string, Decision>,
): readonly Fault[] =>
  pictures.flatMap((picture) => {
    const decision = decisions.get(keyOf(picture));
    if (decision?.verdict === 'mistake') return [{ picture, mistake: decision }];
    return picture.kind === 'new' || decision?.verdict === 'intended' ? [] : [{ picture }];
  });
