import { globSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, type KitPackage, readManifest } from 'scripts/lib/kit.ts';
import ts from 'typescript';

/** The import paths of an entry point with their files; `*` is the same text in both. */
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

/** Reads the sorted exported names of modules; types are marked. */
function readNames(folder: string): (path: string) => readonly string[] {
  const program = ts.createProgram({
    rootNames: globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((path) => join(folder, path)),
    options: { noResolve: true, noLib: true, types: [], allowImportingTsExtensions: true },
  });
  const checker = program.getTypeChecker();
  const isValue = (symbol: ts.Symbol): boolean => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return (flags & ts.SymbolFlags.Value) !== 0;
  };
  return (path) => {
    const source = program.getSourceFile(join(folder, path));
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`There is no module ${join(folder, path)}.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => (isValue(symbol) ? symbol.name : `type ${symbol.name}`))
      .sort();
  };
}

/**
 * All exports of a package as text, by entry point. Its diff shows what a release adds or breaks.
 */
export function listExports(kitPackage: KitPackage): string {
  const { name, exports } = readManifest(kitPackage);
  const exportedNames = readNames(folderOf(kitPackage));
  return Object.entries(exports)
    .flatMap(([way, target]) =>
      resolveWay(kitPackage, way, target).map(({ address, path }) => {
        const names = /\.tsx?$/.test(path) ? exportedNames(path) : [];
        return [name + address.slice('.'.length), ...names.map((line) => `  ${line}`)].join('\n');
      }),
    )
    .join('\n')
    .concat('\n');
}
