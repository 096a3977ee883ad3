// Writes docs/spec-coverage.md; with --check it only compares it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cover, problemsOf, report } from './coverage.ts';
import { lines, sections } from './lines.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const page = join(root, 'docs', 'spec-coverage.md');

const covered = cover(lines, root);
const problems = problemsOf(covered);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const text = report(covered, sections);
if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
} else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/spec-coverage.md is not what the tests say: run `pnpm spec-coverage`.');
  process.exitCode = 1;
}
