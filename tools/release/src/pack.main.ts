// Packs a release: `pnpm pack:release <company> [--out <folder>]`.
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companies } from '../../../scripts/lib/company.mjs';
import { describeExit, run } from '../../../scripts/lib/processes.mjs';
import { environment, main, Problem, root } from '../../../scripts/lib/workspace.mjs';
import { packRelease } from './pack.ts';

const usage = () =>
  `Say whose: pnpm pack:release <company> [--out <folder>], with one of ${companies().join(', ')}.`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [company = ''] = positionals;
  if (positionals.length !== 1 || !companies().includes(company)) throw new Problem(usage());
  const out = resolve(values.out ?? join(root, 'release', company));

  const filters = ['--filter=site...', '--filter=content-service'];
  const built = await run(
    'build',
    ['turbo', 'run', 'build', ...filters, '--output-logs=new-only'],
    { cwd: root, env: environment({ COMPANY: company }) },
  );
  if (built.code !== 0) throw new Problem(`The build failed with ${describeExit(built)}.`);

  const { siteFolder, contentFolder, bytes, shipped } = await packRelease(company, out);
  const shown = (folder: string) => relative(process.cwd(), folder);
  console.log(
    `\n${shown(siteFolder)}\n${shown(contentFolder)}\n${(bytes / 1e6).toFixed(1)} MB together; ${shipped.length} packages of others, with their licences in licenses.txt and sbom.cdx.json. How to run them: deploy/README.md.`,
  );
});
