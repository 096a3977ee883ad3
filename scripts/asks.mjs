// `insurance-site asks <version>`: what the company contract has asked of a company since that version.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenCompany, companiesFolder, companyFolder } from './lib/company.mjs';
import { run } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

/** @returns {readonly string[]} the files that the site imports of a company and this one does not have. */
function missingFiles() {
  const app = join(root, 'apps', 'site', 'app');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const imported = sources
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(app, file), 'utf8').matchAll(/'#company\/([^'?]+)/g)])
    .map(([, file = '']) => file);
  const own = companyFolder(chosenCompany());
  return [...new Set(imported)].filter((file) => !existsSync(join(own, file))).sort();
}

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
  for (const file of missingFiles()) {
    console.log(
      `✗ company/${file} is missing: write it as ${join(companiesFolder, 'contract')} says.`,
    );
  }
  console.log(
    code === 0
      ? '✓ This company has all that the site asks for. Next: npm test'
      : '✗ Each line above names a file of this company and what it lacks there.',
  );
  process.exitCode = code ?? 1;
});
