import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Reads the modules of a folder, and nothing outside it.
 *
 * @param pattern which files, from the folder.
 */
export function readModules(folder: string, pattern: string) {
  const program = ts.createProgram({
    rootNames: globSync(pattern, { cwd: folder }).map((path) => join(folder, path)),
    options: { noResolve: true, noLib: true, types: [], allowImportingTsExtensions: true },
  });
  const checker = program.getTypeChecker();
  return {
    program,
    checker,
    /**
     * The exports of a module.
     *
     * @throws Error if there is no such module.
     */
    exportsOf: (path: string): readonly ts.Symbol[] => {
      const source = program.getSourceFile(join(folder, path));
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`There is no module ${join(folder, path)}.`);
      return checker.getExportsOfModule(module);
    },
    /** The symbol that an import or a re-export refers to. */
    meantBy: (symbol: ts.Symbol): ts.Symbol =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  };
}

/** Whether a symbol is there when the code runs, and not only a type. */
export const isValue = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Value) !== 0;
