// @vitest-environment jsdom
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { storyCode } from './story-code.ts';
import { storyFiles } from './story-files.ts';

const root = join(import.meta.dirname, '../../../..');

const { config: consumer } = ts.readConfigFile(
  join(root, 'e2e/consumers/vite/tsconfig.json'),
  ts.sys.readFile,
);
/** The options of an application that installs the kit; its types come from the sources. */
const { options, errors } = ts.convertCompilerOptionsFromJson(
  {
    ...consumer.compilerOptions,
    types: [join(root, 'node_modules/vite/client')],
    allowImportingTsExtensions: true,
    paths: {
      '@insurance-kit/ui': [join(root, 'packages/ui/src/index.ts')],
      '@insurance-kit/ui/forms': [join(root, 'packages/ui/src/forms.ts')],
    },
  },
  root,
);

it('can be pasted into an application, story by story', () => {
  const pasted = new Map(
    storyFiles.flatMap(({ title, stories }) =>
      stories.map(({ name, element }) => [
        join(import.meta.dirname, `${title.replace('/', '-')}-${name}.tsx`),
        storyCode(element()),
      ]),
    ),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => pasted.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const code = pasted.get(file);
    return code === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, code, target);
  };
  const program = ts.createProgram([...pasted.keys()], options, host);
  const faults = [...pasted.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
  expect(errors).toEqual([]);
  expect(faults).toEqual([]);
}, 60_000);
