import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** All files of the repository, including new files that are not in Git yet. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const texts = files.filter((file) => /\.(?:tsx?|mjs|md)$/.test(file));
const documents = texts.filter((file) => file.endsWith('.md'));

/** Lists the problems that `problem` finds in a pattern's matches, each with file and line. */
const problems = (
  among: readonly string[],
  pattern: RegExp,
  problem: (match: RegExpExecArray, file: string) => string | undefined,
): readonly string[] =>
  among.flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(pattern)].flatMap((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      const found = problem(match, file);
      return found === undefined ? [] : [`${file}:${line}: ${found}`];
    });
  });

const lacking = (path: string): string | undefined =>
  existsSync(join(root, path)) ? undefined : `there is no ${path}`;

/** Section numbers at the start of a document's headings and paragraphs. */
const sectionsOf = (document: string): ReadonlySet<string> =>
  new Set(
    [...read(document).matchAll(/^(?:#+ (\d+(?:\.\d+)?)\.?|(\d\.\d)) /gm)].map(
      ([, heading, paragraph]) => heading ?? paragraph ?? '',
    ),
  );

const specification = sectionsOf('docs/specification.md');
const readings = sectionsOf('docs/readings.md');

/** Matches `§4`, `§2.4–2.6`, `readings §4` (also across lines of a comment), and RFC sections. */
const citation = /(?:\b(readings|RFC \d+)[\s*/]+)?§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?/g;

describe('sections (§) that code and documents cite', () => {
  it('exist', () => {
    const unknown = problems(texts, citation, ([, of = '', first = '', last = first]) => {
      if (of.startsWith('RFC')) return undefined;
      const known = of === 'readings' ? readings : specification;
      const wrong = [first, last].find((section) => !known.has(section));
      return wrong && `there is no ${of} §${wrong}`;
    });
    expect(unknown).toEqual([]);
  });

  it('are cited in test files too, themselves or by a subsection', () => {
    const tests = texts.filter((file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file));
    const named = tests.flatMap((file) =>
      [...read(file).matchAll(citation)].flatMap(([, of, first = '']) => (of ? [] : first)),
    );
    const untested = [...specification].filter(
      (section) => !named.some((one) => one === section || one.startsWith(`${section}.`)),
    );
    expect(untested).toEqual([]);
  });
});

describe('documents', () => {
  it('link only to files and headings that exist', () => {
    // The anchors that GitHub makes of headings.
    const anchorsOf = (file: string): readonly string[] =>
      [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}_ -]/gu, '')
          .replaceAll(' ', '-'),
      );
    const link = /\]\((?!https?:)([^)#?\s]*)[^)#]*(?:#([^)\s]+))?\)/g;
    const broken = problems(documents, link, ([words, path, anchor], file) => {
      const target = path === '' ? file : join(dirname(file), path ?? '');
      const isKnown =
        anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor);
      return lacking(target) ?? (isKnown ? undefined : `there is no ${words.slice(2, -1)}`);
    });
    expect(broken).toEqual([]);
  });

  it('name only paths that exist', () => {
    // Matches paths in backticks, and arguments of `pnpm unit`.
    const path =
      /(?:`|^pnpm unit .*?(?<= ))((?:apps|packages|tools|e2e|scripts|docs|\.storybook)\/[\w./@-]+)(?=`| |$)/gm;
    // Omit decisions: they may name files that are gone.
    const current = documents.filter((file) => !file.startsWith('docs/decisions/'));
    expect(problems(current, path, ([, named = '']) => lacking(named))).toEqual([]);
  });

  it('mention only commands of package.json, pnpm or node_modules/.bin', () => {
    const scriptsOf = (folder: string): readonly string[] =>
      Object.keys(JSON.parse(read(join(folder, 'package.json'))).scripts ?? {});
    const workspaces = files.flatMap((file) =>
      /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file) ? [dirname(file)] : [],
    );
    const ofPnpm = ['audit', 'exec', 'install', 'pack', 'publish', 'run'];
    const known = (name: string): boolean =>
      [...scriptsOf('.'), ...ofPnpm, '…'].includes(name) ||
      existsSync(join(root, 'node_modules', '.bin', name));
    const command =
      /(?:`|^)(?:[A-Z_]+=\S+ )*(?:npm run|npm(?= (?:start|test)\b)|pnpm|npx pnpm@[\d.]+)((?: -\S+)*) ([^\s`]+)(?: (?!-)([^\s`]+))?/gm;
    // Omit decisions, which may name old commands, and the documents in `packages`.
    const ours = documents.filter((file) => !/^(?:docs\/decisions|packages)\//.test(file));
    const unknown = problems(ours, command, ([words, options = '', name = '', then = '']) => {
      const folder = workspaces.find((one) => one.endsWith(`/${name}`)) ?? '';
      const isKnown = options.includes('--filter')
        ? name.startsWith("'") || [...scriptsOf(folder), '…'].includes(then)
        : known(name);
      return isKnown ? undefined : `there is no ${words}`;
    });
    expect(unknown).toEqual([]);
  });
});

it('CSS selectors count with -of-type, not -child, because Emotion may add style elements', () => {
  const styled = texts.filter(
    (file) =>
      /^(?:packages\/ui\/src|apps\/site\/app)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const counted = /:(?:first|nth|nth-last)-child/g;
  expect(problems(styled, counted, ([selector]) => `use -of-type, not ${selector}`)).toEqual([]);
});

it('code for browsers has no lookbehind, which is a syntax error in Safari before 16.4', () => {
  const folders =
    /^(?:packages\/(?:ui|content-client)\/src|apps\/site\/(?:app|shared|companies)|apps\/content-service\/src\/edit\/rich)\//;
  const scripts = texts.filter((file) => folders.test(file) && !/\.test\./.test(file));
  expect(problems(scripts, /\(\?<[!=]/g, ([found]) => `write ${found} otherwise`)).toEqual([]);
});

it('docs/where-code-goes.md lists every folder, and only folders that exist', () => {
  const parents = (path: string): readonly string[] =>
    path === '.' ? [] : [path, ...parents(dirname(path))];
  const folders = [...new Set(files.flatMap((file) => parents(dirname(file))))];
  const named = [...read('docs/where-code-goes.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
    ([, path = '']) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll(/<\w+>/g, '[^/]+').replace(/\/…$/, '(?:/.*)?')}$`),
    }),
  );
  expect(folders.filter((path) => !named.some(({ pattern }) => pattern.test(path)))).toEqual([]);
  expect(named.filter(({ pattern }) => !folders.some((path) => pattern.test(path)))).toEqual([]);
});

// Omit the specification, which others have written.
const written = files.filter(
  (file) => /\.(?:tsx?|mjs|mdx?)$/.test(file) && file !== 'docs/specification.md',
);

/** Returns the sentences of a document outside code blocks, or of a file's doc comments. */
const sentencesOf = (file: string): readonly string[] => {
  const prose = /\.mdx?$/.test(file)
    ? read(file).replaceAll(/^```[\s\S]*?^```/gm, '')
    : [...read(file).matchAll(/^\s*\/\*\*([\s\S]*?)\*\//gm)].map(([, words]) => words).join('\n\n');
  return prose
    .replaceAll(/^ *\* ?/gm, '')
    .split(/(?<=[.!?])\s|\n\s*\n|\|/)
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '));
};

it.each([
  ["begins with 'Who' or 'What', unless it is a question", /^(?:[-*] |\d\. )?(?:Who|What) .*[.!]$/],
  ["says 'of its own' instead of naming the thing", /\bof its own\b/],
])('no sentence of a document or doc comment %s', (_problem, pattern) => {
  const wrong = written.flatMap((file) =>
    sentencesOf(file).flatMap((words) => (pattern.test(words) ? [`${file}: ${words}`] : [])),
  );
  expect(wrong).toEqual([]);
});
