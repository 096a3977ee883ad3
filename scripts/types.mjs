// Checks the types of everything; for a company that COMPANY or COMPANY_DIR names, those of the site with it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenCompany, companyAlias, kitCompany, outside } from './lib/company.mjs';
import { run } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  /** @type {[string, ...string[]]} */
  const command = ['tsc', '--checkers', '2'];
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
    command.push('--project', join(cache, 'company.json'));
  }
  const { code } = await run('types', command, { cwd: outside?.dir ?? root, env: environment() });
  process.exitCode = code ?? 1;
});
