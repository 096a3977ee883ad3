import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** Forbidden imports: the file, what it imports, and the error that `pnpm lint` must report. */
const refused = [
  ['apps/site/server/a.ts', '../../../packages/server/src/settings.ts', 'Import by the package'],
  ['apps/site/app/a.ts', '@mui/material', 'Only packages/ui imports MUI'],
  ['apps/site/app/a.ts', '@insurance-kit/ui/src/theme.ts', 'Only Storybook and tests'],
  ['apps/site/app/a.ts', '../server/app.ts', 'Pages do not import the server'],
  ['apps/site/server/a.ts', '../app/render.tsx', 'The server does not import pages'],
  ['apps/site/server/pages/a.ts', '#company/index.ts', 'which are plain data'],
  ['apps/site/shared/a.ts', '#company/texts/home.ts', 'which are plain data'],
  ['apps/site/companies/a/company.ts', './index.ts', 'The server imports this file'],
  ['packages/ui/src/a.ts', '@insurance-kit/content-client', 'does not import the content client'],
  ['packages/ui/src/a.ts', 'react-router-dom', 'imports no router'],
  ['packages/content-client/src/a.ts', '@insurance-kit/ui', 'does not import the kit'],
  ['apps/content-service/src/a.ts', '@insurance-kit/content-client/queries', 'imports no kit'],
] as const;

let report = '';
beforeAll(() => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'imports-'));
  for (const [index, [file, from]] of refused.entries()) {
    const path = join(folder.path, `${index}`, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export * from '${from}';`);
  }
  const options = ['--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false'];
  const command = ['lint', ...options, '--config-path', root, folder.path];
  const biome = join(root, 'node_modules', '.bin', 'biome');
  report = spawnSync(biome, command, { encoding: 'utf8' }).stdout;
});

it.each(refused.map((row, index) => [...row, index] as const))(
  '%s may not import %s',
  (file, _from, message, index) => {
    const lines = report.split('\n').filter((one) => one.includes(`/${index}/${file},`));
    expect(lines.join('\n')).toContain(message);
  },
);
