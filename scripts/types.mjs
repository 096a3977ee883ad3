// Checks the types of everything; for a company that COMPANY or COMPANY_DIR names, those of the site with it.
// What browsers load is checked once more, by what browsers of 2022 know (`tsconfig.browsers.json`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenCompany, companyAlias, kitCompany, outside } from './lib/company.mjs';
import { run } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  /** @type {string[]} */
  const project = [];
  if (chosenCompany() !== kitCompany) {
    const [[name, folder] = []] = Object.entries(companyAlias());
    const site = ['addresses', 'app', 'handover', 'server'].map((one) => `apps/site/${one}`);
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { paths: { [`${name}/*`]: [`${folder}/*`] } },
      include: [...site.map((one) => join(root, one)), `${folder}`],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    };
    const cache = join(root, 'node_modules', '.cache');
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'company.json'), JSON.stringify(config));
    project.push('--project', join(cache, 'company.json'));
  }
  /** @param {string} cwd @param {readonly string[]} options */
  const check = async (cwd, ...options) => {
    const { code } = await run('types', ['tsc', '--checkers', '2', ...options], {
      cwd,
      env: environment(),
    });
    if (code !== 0) process.exitCode = code ?? 1;
  };
  await check(outside?.dir ?? root, ...project);
  await check(root, '--project', 'tsconfig.browsers.json');
});
