/**
 * Draws every picture: `node src/draw.ts`, or those of the companies it names, and lists those that
 * have changed. With `--check` it writes nothing and fails where a committed file is not what it
 * would write.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/lib/workspace.mjs';
import { outOfDate, overBudget, sizeOf } from './check.ts';
import { files } from './files.ts';

const { values, positionals: named } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;
const problems: string[] = [];

for (const file of await files(named.length > 0 ? named : undefined)) {
  const old = await outOfDate(file);
  const problem = [overBudget(file), values.check ? old : undefined];
  problems.push(...problem.filter((reason) => reason !== undefined));
  if (values.check || old === undefined) continue;
  const path = join(root, file.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.data);
  const size = typeof file.data === 'string' ? kilobytes(sizeOf(file)) : ''.padStart(10);
  console.log(`${kilobytes(Buffer.byteLength(file.data))} ${size}  ${file.path}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
