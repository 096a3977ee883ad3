import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { firstCompany } from '../../../../scripts/lib/company.mjs';

const run = promisify(execFile);

/** Refuses the packages of tools, which `npm start` does not install (decision 34). */
const withoutPackages = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      const isPackage = !/^(?:\\.|node:|file:|data:)/.test(specifier);
      if (isPackage && context.parentURL?.includes('/tools/')) throw new Error('not installed: ' + specifier);
      return next(specifier, context);
    },
  });
`)}`;

const check = (...flags: readonly string[]) =>
  run(process.execPath, [
    '--import',
    withoutPackages,
    join(import.meta.dirname, 'check.main.ts'),
    ...flags,
    firstCompany,
  ]);

it('checks the words of a company at a start, when no package of a tool is installed', async () => {
  await expect(check('--words')).resolves.toMatchObject({ stdout: '' });
  // The whole check needs the kit.
  await expect(check()).rejects.toThrow(/not installed: @insurance-kit\/ui/);
});
