// `insurance-site asks <version>`: what the company contract has asked of a company since that version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companiesFolder } from './lib/company.mjs';
import { run } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  const [since = ''] = process.argv.slice(2);
  const changelog = readFileSync(join(companiesFolder, 'contract', 'CHANGELOG.md'), 'utf8');
  const [, ...versions] = changelog.split(/^## /m);
  const known = versions.findIndex((one) => one.startsWith(since));
  const newer = known < 0 ? versions : versions.slice(0, known);
  console.log(newer.length > 0 ? `\n${newer.join('\n')}` : `\nNothing since ${since}.\n`);
  const { code } = await run('types', ['node', join(root, 'scripts', 'types.mjs')], {
    cwd: root,
    env: environment(),
  });
  console.log(
    code === 0
      ? '✓ This company has all that the site asks for. Next: npm test'
      : '✗ Each line above names a file of this company and what it lacks there.',
  );
  process.exitCode = code ?? 1;
});
