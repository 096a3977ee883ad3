import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { Problem, root } from '../../../scripts/lib/workspace.mjs';
import { type Book, readBook } from './book.ts';

/**
 * The tokens of a commit, of the companies that it has.
 *
 * @throws Problem if there is no such commit, or it has no token files.
 */
export const bookAt = (commit: string): Book =>
  readBook((path) => {
    const file = relative(root, path);
    const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return { file, tokens: JSON.parse(stdout) };
    if (file.endsWith('/brand.tokens.json')) return { file, tokens: {} };
    throw new Problem(`The commit '${commit}' has no ${file}: name one with --base.`);
  });
