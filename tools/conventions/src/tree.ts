import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..', '..', '..');

/** The paths of all files of the repository, new ones included, from its root. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .toSorted();

/** The text of a file, by its path from the root. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A text as Markdown shows it, whatever signs are in it. */
export const plain = (text: string): string => text.replace(/[|\\`*_<>[\]$]/g, '\\$&');

/** A file's name, as a link from a page in `docs`. */
export const link = (file: string): string => `[${plain(basename(file))}](../${file})`;
