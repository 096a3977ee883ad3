import { join } from 'node:path';
import { root } from 'scripts/lib/workspace.mjs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Statements that are type errors for browsers of 2022. */
function refused(statements: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.browsers.json'), ts.sys.readFile);
  const own = ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
  const options = { ...own, strict: true, configFilePath: join(root, 'tsconfig.browsers.json') };
  const file = join(root, 'scripts/statements.ts');
  const text = statements.map((statement) => `${statement};`).join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  const program = ts.createProgram(
    [join(root, 'scripts/newer-browsers.d.ts'), file],
    options,
    host,
  );
  const source = program.getSourceFile(file);
  const lines = ts
    .getPreEmitDiagnostics(program, source)
    .map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start).line ?? 0);
  return statements.filter((_, line) => lines.includes(line));
}

it('an API that browsers of 2022 lack is a type error in code of pages', () => {
  const newer = [
    ...['[1].toSorted()', '[1].toReversed()', '[1].toSpliced(0)', '[1].with(0, 1)'],
    ...["'a'.isWellFormed()", "'a'.toWellFormed()"],
    ...['Object.groupBy([], String)', 'Map.groupBy([], String)', 'Promise.withResolvers()'],
    ...['Array.fromAsync([])', 'new Set([1]).union(new Set())', '[1].values().map(String)'],
    ...['AbortSignal.any([])', 'AbortSignal.timeout(1)', "URL.canParse('')", "URL.parse('')"],
    ...['document.body.checkVisibility()', 'document.startViewTransition()', "cookieStore.get('')"],
    ...['document.body.hidePopover()', 'document.body.showPopover()', 'scheduler.yield()'],
  ];
  const older = ['[1].at(-1)', 'structuredClone(1)', 'document.body.hidePopover?.()'];
  expect(refused([...newer, ...older])).toEqual(newer);
});
