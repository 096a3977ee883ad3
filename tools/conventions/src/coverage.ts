import { citationsIn, sections } from './citations.ts';
import { files, link, plain, read } from './tree.ts';

const isCode = /^(?:apps|packages|e2e|\.storybook|tools)\/.*\.tsx?$/;
/** Files whose strings are titles of tests; the table of pages is read by several tests. */
const isTest = /\.(?:test\.tsx?|spec\.ts)$|^e2e\/pages\/table\.ts$/;
const string = /(['"`])((?:\\.|(?!\1).)*§(?:\\.|(?!\1).)*)\1/;

/** What names a section of the specification: titles of tests, and files of code. */
interface Covered {
  readonly tests: readonly { readonly title: string; readonly file: string }[];
  readonly code: readonly string[];
}

/** For each section of the specification, the tests and the code that name it. */
export function coverage(): ReadonlyMap<string, Covered> {
  const found = files
    .filter((file) => isCode.test(file))
    .flatMap((file) =>
      citationsIn(read(file))
        .filter(({ document }) => document === 'specification')
        .map(({ section, text }) => {
          const title = isTest.test(file) ? string.exec(text)?.[2] : undefined;
          return { section, file, title };
        }),
    );
  return new Map(
    [...sections.specification.keys()].map((section) => {
      const own = found.filter((citation) => citation.section === section);
      const tests = own.flatMap(({ title, file }) =>
        title === undefined ? [] : [{ title, file }],
      );
      const code = own.flatMap(({ file }) => (isTest.test(file) ? [] : [file]));
      return [section, { tests, code: [...new Set(code)] }];
    }),
  );
}

/** Sections that no test names, nor any of their subsections. */
export const untested = (covered: ReadonlyMap<string, Covered>): readonly string[] =>
  [...covered.keys()].filter((section) =>
    [...covered].every(
      ([number, { tests }]) =>
        tests.length === 0 || !(number === section || number.startsWith(`${section}.`)),
    ),
  );

/** The page that shows it, as Markdown. */
export const report = (covered: ReadonlyMap<string, Covered>): string =>
  [
    '# Tests and code by section of the specification',
    '`pnpm spec-coverage` makes this page of the § numbers in test titles and code. A test compares it.',
    ...[...covered].flatMap(([section, { tests, code }]) => [
      `## §${section} ${sections.specification.get(section)}`,
      ...(tests.length === 0
        ? []
        : [tests.map(({ title, file }) => `- ${plain(title)} (${link(file)})`).join('\n')]),
      ...(code.length === 0 ? [] : [`Code: ${code.map(link).join(', ')}`]),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
