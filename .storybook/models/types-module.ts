import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'scripts/lib/workspace.mjs';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** The declarations of the types that a file exports, with their docstrings. */
function typesIn(file: string): readonly (readonly [name: string, text: string])[] {
  const text = readFileSync(join(root, file), 'utf8');
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return parsed.statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map((one) => [
      one.name.text,
      one
        .getFullText(parsed)
        .trim()
        .replace(/\breadonly /g, ''),
    ]);
}

const kitTypes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.(?:test|stories)\.tsx?$|\/(?:stories|fixtures)\//.test(file))
      .flatMap(typesIn),
  );

const moduleId = 'virtual:kit-types';

/** The declarations of the kit's types, by name, as the module `virtual:kit-types`. */
export const typesModule = (): Plugin => ({
  name: 'kit-types',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: (id) =>
    id === `\0${moduleId}` ? `export default ${JSON.stringify(kitTypes())};` : undefined,
});
