// Writes docs/spec-coverage.md: `pnpm spec-coverage`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, report } from './coverage.ts';
import { root } from './tree.ts';

writeFileSync(join(root, 'docs/spec-coverage.md'), report(coverage()));
