import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/workspace.mjs';

test('each line of a log that the runbook explains is one that a server writes', () => {
  const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');
  const [, table = ''] = runbook.split('## What logs say');
  const lines = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, line]) => line);
  expect(lines.length).toBeGreaterThan(10);
  const sources = globSync('{apps/{site/server,content-service/src},packages/server/src}/**/*.ts', {
    cwd: root,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(lines.filter((line) => !sources.includes(`'${line}'`))).toEqual([]);
});
