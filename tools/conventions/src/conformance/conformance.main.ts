// Writes docs/conformance.md and the OpenACR reports: `pnpm conformance`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree.ts';
import { missing, outputs } from './report.ts';

const gone = missing();
if (gone.length > 0) {
  console.error(gone.join('\n'));
  process.exitCode = 1;
} else {
  for (const [path, text] of Object.entries(outputs())) writeFileSync(join(root, path), text);
}
