import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFault, pictureReasons } from './picture-check.ts';
import type { ContentProblem, ContentRecord } from './read-folder.ts';

/** A file of the content in a field: its path below the folder, and its version. */
const versioned = /^files\/([^?]+\.(?:avif|jpg|png|svg|webp))\?v=(.+)$/;

/** Decodes each picture of the content once, one after another, while the service answers. */
export function createPictureProblems(onProblem: (problem: ContentProblem) => void) {
  /** What is wrong with each version that was decoded. */
  const known = new Map<string, string | undefined>();
  let current: readonly { readonly file: string; readonly value: string }[] = [];
  let isClosed = false;
  let working: Promise<void> = Promise.resolve();

  const work = async (root: string): Promise<void> => {
    for (const { file, value } of current) {
      if (isClosed) return;
      if (known.has(value)) continue;
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      // A file that has gone meanwhile is another reading's.
      if (bytes === undefined) continue;
      const fault = await pictureFault(bytes);
      const reason = fault && pictureReasons[fault];
      known.set(value, reason);
      if (reason !== undefined) onProblem({ file, reason });
    }
  };

  return {
    /** Looks at the pictures of these records, which are those of the content now. */
    follow(root: string, records: readonly ContentRecord[]): void {
      const values = new Set(records.flatMap((record) => Object.values(record)));
      current = [...values].flatMap((value) => {
        const [, file] = typeof value === 'string' ? (versioned.exec(value) ?? []) : [];
        return file === undefined ? [] : [{ file, value: String(value) }];
      });
      working = working.then(() => work(root));
    },
    /** The problems that are known so far. */
    problems: (): readonly ContentProblem[] =>
      current.flatMap(({ file, value }) => {
        const reason = known.get(value);
        return reason === undefined ? [] : [{ file, reason }];
      }),
    /** Stops after the picture that is being decoded. */
    async close(): Promise<void> {
      isClosed = true;
      await working;
    },
  };
}
