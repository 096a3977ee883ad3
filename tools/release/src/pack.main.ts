// `pnpm pack:release <company> [--out <folder>] [--with-todos]` packs a release.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenCompany } from 'scripts/lib/company.mjs';
import { describeExit, run } from 'scripts/lib/processes.mjs';
import { environment, main, Problem, root } from 'scripts/lib/workspace.mjs';
import { todosIn } from 'site/vite/todos.ts';
import { packRelease } from './pack.ts';

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, 'with-todos': { type: 'boolean' } },
  });
  const [named, tooMuch] = positionals;
  if (tooMuch !== undefined) throw new Problem(`Pack one company at a time: remove ${tooMuch}.`);
  const company = chosenCompany(named);
  const out = resolve(values.out ?? join(root, 'release', company));

  const todoCount = todosIn(company).length;
  if (todoCount > 0 && !values['with-todos']) {
    throw new Problem(
      `${company} has ${todoCount} texts that are not written yet: pnpm check:company ${company} lists them. To pack it anyway, add --with-todos.`,
    );
  }

  const filters = ['--filter=site...', '--filter=content-service'];
  const options = { cwd: root, env: environment({ COMPANY: company }) };
  const built = await run('build', ['turbo', 'run', 'build', ...filters], options);
  if (built.code !== 0) throw new Problem(`The build failed with ${describeExit(built)}.`);

  const { siteFolder, contentFolder } = await packRelease(company, out);
  console.log(`\n${siteFolder}\n${contentFolder}\nNext: deploy/README.md.`);
});
