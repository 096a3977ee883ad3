import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemesOf } from './palette.ts';

it('the command `schemes` writes a token file’s schemes, or says which token is wrong', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'schemes-'));
  const [from, to] = ['brand.tokens.json', 'schemes.json'].map((name) => join(folder.path, name));
  const run = (brand: object) => {
    writeFileSync(`${from}`, JSON.stringify({ brand: { $type: 'color', ...brand } }));
    const command = join(import.meta.dirname, '../../insurance-kit.main.ts');
    return spawnSync(process.execPath, [command, 'schemes', `${from}`, `${to}`], {
      encoding: 'utf8',
    });
  };
  const teal = { colorSpace: 'srgb', components: [0, 0.3725, 0.3569] };
  const good = run({ teal: { 700: { $value: teal } }, ochre: { 700: { $value: '#8a4700' } } });
  expect(good.stderr).toBe('');
  const written: unknown = JSON.parse(readFileSync(`${to}`, 'utf8'));
  expect(written).toEqual(schemesOf({ teal: '#005f5b', ochre: '#8a4700' }));

  const alias = run({ teal: { 700: { $value: '{sea.deep}' } } });
  expect(alias.stderr).toContain('brand.tokens.json: brand.teal.700 is no colour of its own.');
  expect(alias.status).toBe(1);
  expect(run({ teal: { 600: { $value: teal } } }).stderr).toContain('needs the step 700 alone');
  expect(run({ sun: { 700: { $value: '#f2b01e' } } }).stderr).toContain('sun: brand #f2b01e');
});
