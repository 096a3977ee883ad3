import { globSync } from 'node:fs';
import { folderOf, type KitPackage, readManifest } from './kit.ts';
import { isValue, readModules } from './modules.ts';

/**
 * The import paths of an entry point, each with its file; a `*` is replaced by the same text in
 * both.
 */
function resolveWay(kitPackage: KitPackage, way: string, target: string) {
  const same = target.slice('./'.length).replaceAll('.', '\\.').replace('*', '([^/]+)');
  const pattern = new RegExp(`^${same.replaceAll('*', '\\1')}$`);
  return globSync(target, { cwd: folderOf(kitPackage) })
    .flatMap((path) => {
      const match = pattern.exec(path);
      return match ? [{ address: way.replace('*', match[1] ?? ''), path }] : [];
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/**
 * All exports of a package, as text: each entry point with its names. A change of this list shows a
 * reviewer what a release adds or breaks.
 */
export function listExports(kitPackage: KitPackage): string {
  const folder = folderOf(kitPackage);
  const { name, exports } = readManifest(kitPackage);
  const { exportsOf, meantBy } = readModules(folder, 'src/**/*.{ts,tsx}');
  const namesOf = (path: string): string[] =>
    exportsOf(path)
      .map((symbol) => (isValue(meantBy(symbol)) ? symbol.name : `type ${symbol.name}`))
      .sort();
  return Object.entries(exports)
    .flatMap(([way, target]) =>
      resolveWay(kitPackage, way, target).map(({ address, path }) => {
        const names = /\.tsx?$/.test(path) ? namesOf(path) : [];
        return [name + address.slice('.'.length), ...names.map((line) => `  ${line}`)].join('\n');
      }),
    )
    .join('\n')
    .concat('\n');
}
