import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemesOf } from './theme/colours/palette.ts';
import { designTokens } from './theme/design-tokens.ts';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'insurance-kit.main.ts'), ...args], {
    encoding: 'utf8',
  });

it('the command writes schemes and design tokens, and names unreadable colours with the nearest shade', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'schemes-'));
  const to = join(folder.path, 'schemes.json');
  const written = () => JSON.parse(readFileSync(to, 'utf8'));
  const colours = { teal: '#005f5b', ochre: '#8a4700' } as const;
  const pairs = Object.entries(colours).map((pair) => pair.join('='));

  expect(run('schemes', '--to', to, '--dark', '--accent=#ffb3c7', ...pairs).stderr).toBe('');
  expect(Object.keys(written())).toEqual(['teal', 'ochre', 'teal-dark', 'ochre-dark']);
  expect(written().teal.accent).toBe('#ffb3c7');
  expect(run('tokens', '--to', to, ...pairs).stderr).toBe('');
  expect(written()).toEqual(JSON.parse(JSON.stringify(designTokens(schemesOf(colours)))));

  const sun = run('schemes', '--to', to, 'sun=#f2b01e');
  expect(sun.status).toBe(1);
  expect(sun.stderr).toMatch(
    /sun: brand #f2b01e on page .*\n.*nearest shade with enough contrast: #/s,
  );
  expect(run('schemes', '--to', to, 'sun=yellow').status).toBe(2);
  expect(run('schemes', 'teal=#005f5b').stderr).toContain('Usage: insurance-kit schemes');
});
