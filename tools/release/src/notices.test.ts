import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noticesOf, readNotices, type Shipped, union } from './notices.ts';
import { sbomOf } from './sbom.ts';

const shipped: readonly Shipped[] = [
  { name: '@a/b', version: '1.0.0', licence: '(MIT OR ISC)', words: '# MIT\n\n## Terms\n\nDo.' },
  { name: 'c', version: '2.0.0', licence: 'ISC', words: 'Copyright C' },
];

test('notices are read as they are written, whatever headings a licence has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'licenses.txt');
  writeFileSync(file, noticesOf(shipped, []));
  expect(await readNotices(file)).toEqual(shipped);
});

test('a package of two builds is listed once', () => {
  const other = { ...shipped[1], name: 'c', version: '3.0.0', licence: 'ISC', words: '' };
  const all = union([shipped, [other], shipped]);
  expect(all.map(({ name, version }) => `${name}@${version}`)).toEqual([
    '@a/b@1.0.0',
    'c@2.0.0',
    'c@3.0.0',
  ]);
});

const all = {
  metadata: { component: {} },
  components: [
    { group: '@a', name: 'b', version: '1.0.0', 'bom-ref': 'b@1.0.0' },
    { name: 'c', version: '2.0.0', 'bom-ref': 'c@2.0.0' },
    { name: 'vite', version: '8.0.0', 'bom-ref': 'vite@8.0.0' },
  ],
  dependencies: [{ ref: 'b@1.0.0', dependsOn: ['c@2.0.0', 'vite@8.0.0'] }],
};

test('the SBOM has the packages of the release and no others', () => {
  const { components, dependencies } = sbomOf(all, 'site', '1.0.0', shipped);
  expect(components.map(({ name }) => name)).toEqual(['b', 'c']);
  expect(dependencies).toContainEqual({ ref: 'b@1.0.0', dependsOn: ['c@2.0.0'] });
});

test('a package of the release that pnpm does not know stops it', () => {
  const unknown = { name: 'd', version: '1.0.0', licence: 'MIT', words: '' };
  expect(() => sbomOf(all, 'site', '1.0.0', [unknown])).toThrow("Not in pnpm's SBOM: d@1.0.0.");
});
