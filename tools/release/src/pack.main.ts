// Packs a release: `pnpm pack:release <company> [--out <folder>]`; or, with `--site`, the site as a package for
// companies outside.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packSite } from 'packages/src/site-package.ts';
import { companies, outside } from 'scripts/lib/company.mjs';
import { describeExit, run } from 'scripts/lib/processes.mjs';
import { environment, main, Problem, root } from 'scripts/lib/workspace.mjs';
import { packRelease } from './pack.ts';

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, site: { type: 'boolean' } },
  });
  if (values.site) {
    console.log(await packSite(resolve(values.out ?? '')));
    return;
  }
  const [company = outside?.id ?? ''] = positionals;
  if (positionals.length > 1 || !companies().includes(company)) {
    throw new Problem(`Say whose: pnpm pack:release <company>, one of ${companies().join(', ')}.`);
  }
  const out = resolve(values.out ?? join(outside?.dir ?? root, 'release', company));

  const filters = ['--filter=site...', '--filter=content-service'];
  const options = { cwd: root, env: environment({ COMPANY: company }) };
  const built = await run('build', ['turbo', 'run', 'build', ...filters], options);
  if (built.code !== 0) throw new Problem(`The build failed with ${describeExit(built)}.`);

  const { siteFolder, contentFolder, shipped } = await packRelease(company, out);
  console.log(
    `\n${siteFolder}\n${contentFolder}\n${shipped} packages of others, with their licences beside them and in sbom.cdx.json. How to run them: deploy/README.md.`,
  );
});
