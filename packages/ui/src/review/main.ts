#!/usr/bin/env node
// `insurance-kit review <file or folder>…`: what pages of the kit do that it does not know. Exits with 1 if
// there is anything, and with 2 if the command is wrong.
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { review } from './review.ts';

const [command, ...paths] = process.argv.slice(2);
const files = paths
  .flatMap((path) =>
    statSync(path).isDirectory()
      ? globSync('**/*.{jsx,tsx}', { cwd: path }).map((file) => join(path, file))
      : [path],
  )
  .map((file) => resolve(file));
if (command !== 'review' || files.length === 0) {
  process.stderr.write('Usage: insurance-kit review <file or folder with .tsx>…\n');
  process.exit(2);
}
const findings = review(files);
for (const { file, line, problem } of findings)
  process.stdout.write(`${file}:${line}: ${problem}\n`);
process.stdout.write(`${findings.length} found in ${files.length} files\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
