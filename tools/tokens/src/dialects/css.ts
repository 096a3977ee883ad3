import { colorOf } from '@insurance-kit/ui/tokens';
import { build, defineConfig, Logger, parse } from '@terrazzo/parser';
import terrazzo, { type Permutation } from '@terrazzo/plugin-css';
import { Problem } from '../../../../scripts/lib/workspace.mjs';
import { type Book, type Entries, type Entry, looksIn } from '../book.ts';
import type { Dialect, Files } from './dialect.ts';
import { dtcg, resolverName } from './dtcg.ts';

const fileName = 'tokens.css';

/** The variable of a token. */
const variable = (path: string): string => `--${path.replaceAll('.', '-')}`;

const selector = (company: string, audience: string): string =>
  `[data-company="${company}"][data-audience="${audience}"]`;

/** What Terrazzo makes of token files: it checks them against the format, too. */
async function compile(files: Files, entry: string, permutations?: Permutation[]): Promise<string> {
  const cwd = new URL('file:///tokens/');
  const logger = new Logger({ level: 'error' });
  const config = defineConfig(
    {
      outDir: './',
      // Names are the kit's own.
      lint: { rules: { 'core/consistent-naming': 'off' } },
      plugins: [
        terrazzo({
          filename: fileName,
          legacyHex: true,
          variableName: ({ id }) => variable(id),
          ...(permutations !== undefined && { permutations }),
        }),
      ],
    },
    { cwd, logger },
  );
  const read = (url: URL): string => files[url.pathname.split('/').at(-1) ?? ''] ?? '';
  const filename = new URL(entry, cwd);
  const { tokens, resolver, sources } = await parse([{ filename, src: read(filename) }], {
    config,
    logger,
    req: async (url) => read(url),
  });
  const { outputFiles } = await build(tokens, { resolver, sources, config, logger });
  return outputFiles.map(({ contents }) => contents).join('\n');
}

/** How values of one part are read. */
const readers: Readonly<Partial<Record<Entry['type'], (text: string) => unknown>>> = {
  // CSS may shorten a colour: #fff.
  color: (text) => colorOf(text.length === 4 ? text.replaceAll(/[^#]/g, '$&$&') : text),
  dimension: (text) => length(text),
  duration: (text) => length(text),
  number: Number,
  fontWeight: Number,
  cubicBezier: (text) => (text.match(/-?[\d.]+/g) ?? []).map(Number),
  fontFamily: (text) => text.split(', ').map((name) => name.replaceAll('"', '')),
};

const length = (text: string) => ({
  value: Number.parseFloat(text),
  unit: text.replace(/^-?[\d.]+/, ''),
});

/** The parts of a text style, each a variable of its own. */
const styleParts = {
  fontFamily: { name: 'font-family', type: 'fontFamily' },
  fontWeight: { name: 'font-weight', type: 'fontWeight' },
  fontSize: { name: 'font-size', type: 'dimension' },
  letterSpacing: { name: 'letter-spacing', type: 'dimension' },
  lineHeight: { name: 'line-height', type: 'number' },
} as const;

/** The tokens of a rule, among those that are known. */
function entriesOf(rule: string, known: Entries): Entries {
  const declared = new Map(
    [...rule.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  );
  const paths = new Map([...known.keys()].map((path) => [variable(path), path]));
  const tokenValue = (name: string, type: Entry['type']): unknown => {
    const text = declared.get(name);
    if (text === undefined) return undefined;
    const [, alias] = /^var\((--[\w-]+)\)$/.exec(text) ?? [];
    if (alias === undefined) return readers[type]?.(text);
    return `{${paths.get(alias) ?? alias.slice(2).replaceAll('-', '.')}}`;
  };
  return new Map(
    [...known].flatMap(([path, { type }]) => {
      const name = variable(path);
      const value =
        type === 'typography'
          ? Object.fromEntries(
              Object.entries(styleParts).map(([part, own]) => [
                part,
                tokenValue(`${name}-${own.name}`, own.type),
              ]),
            )
          : tokenValue(name, type);
      return value === undefined ? [] : [[path, { type, value }] as const];
    }),
  );
}

/** CSS variables: the kit's for `:root`, and all of them for each audience of each company. */
export const css: Dialect = {
  about: 'CSS variables, made by Terrazzo',
  write: async (book) => {
    const files = await dtcg.write(book);
    const kit = await compile(files, 'kit.tokens.json');
    const looks = await compile(
      files,
      resolverName,
      looksIn(book).map(([company, audience]) => ({
        input: { company, audience },
        prepare: (contents) => `${selector(company, audience)} {\n  ${contents}\n}`,
      })),
    );
    return { [fileName]: `${kit}\n${looks}` };
  },
  read: (files: Files, known: Book): Book => {
    const text = files[fileName];
    if (text === undefined) throw new Problem(`There is no ${fileName}.`);
    const rule = (head: string): string => {
      const from = text.indexOf(head);
      return from < 0 ? '' : text.slice(from, text.indexOf('\n}', from));
    };
    const companies = [...known.companies].map(([company, own]) => {
      // Each audience has a rule, and all of them have the company's own tokens.
      const audience = looksIn(known).find(([one]) => one === company)?.[1] ?? '';
      return [company, entriesOf(rule(selector(company, audience)), own)] as const;
    });
    return { kit: entriesOf(rule(':root'), known.kit), companies: new Map(companies) };
  },
};
