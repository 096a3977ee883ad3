import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = 'packages/ui/src';
const pagesFolder = 'apps/site/app/pages';

/** What the code says of a component. */
export interface ComponentFacts {
  /** Its file, from the repository's folder. */
  readonly file: string;
  /** The title of its stories. */
  readonly title: string;
  /** How finished it is, as its stories say. */
  readonly status: string;
  /** The components that it is made of. */
  readonly madeOf: readonly string[];
  /** The components and templates that render it. */
  readonly partOf: readonly string[];
  /** The site's pages that show it, by the names of their files; `root` is around every page. */
  readonly pages: readonly string[];
}

/** What the code says of the kit. */
export interface KitFacts {
  /** By name. */
  readonly components: Readonly<Record<string, ComponentFacts>>;
  /** The declarations of the kit's types, by name. */
  readonly types: Readonly<Record<string, string>>;
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);

/** The names of the kit's components, with the files they are in. */
function componentFiles(): ReadonlyMap<string, string> {
  const lists = read(`${source}/index.ts`).matchAll(/export (\*|\{[^}]+\}) from '(.+)'/g);
  return new Map(
    [...lists].flatMap(([, names = '', path = '']) => {
      const file = join(source, path);
      const found =
        names === '*'
          ? read(file).matchAll(/(?<=^export const )[A-Z]\w+/gm)
          : names.matchAll(/(?<!type |\w)[A-Z]\w+/g);
      return [...found].map(([name]) => [name, file] as const);
    }),
  );
}

/** What a file imports to run, types aside: components by name, everything else by file. */
function importsOf(file: string, files: ReadonlyMap<string, string>): readonly string[] {
  const fromKit = (specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const template = /^@insurance-kit\/ui\/templates\/(\w+)$/.exec(specifier)?.[1];
    return template && files.get(template);
  };
  const found = parse(file).statements.flatMap((statement): readonly (string | undefined)[] => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const path = fromKit(statement.moduleSpecifier.text);
    const { importClause } = statement;
    if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [path];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text)
      .map((name) => (files.has(name) ? name : path));
  });
  const later = [...read(file).matchAll(/\bimport\('(.+?)'\)/g)].map(([, path]) =>
    fromKit(path ?? ''),
  );
  return [...found, ...later].filter(
    (one): one is string => one !== undefined && (files.has(one) || /\.tsx?$/.test(one)),
  );
}

/** Everything that can be reached from `start` by `next`. What `ends` is found but not followed. */
function reached(
  start: string,
  next: (one: string) => readonly string[],
  ends: (one: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (one: string): void => {
    for (const other of next(one)) {
      if (found.has(other)) continue;
      found.add(other);
      if (!ends(other)) follow(other);
    }
  };
  follow(start);
  return found;
}

/** The declarations of the types that a file exports, with their docstrings. */
function typesIn(file: string): readonly (readonly [name: string, text: string])[] {
  const parsed = parse(file);
  return parsed.statements.flatMap((one) =>
    (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
    one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? [
          [
            one.name.text,
            one
              .getFullText(parsed)
              .trim()
              .replace(/\breadonly /g, ''),
          ] as const,
        ]
      : [],
  );
}

/** The title and the status in each file of stories beside a component. */
const storiesBeside = (
  file: string,
): readonly { readonly title: string; readonly status: string }[] =>
  globSync(`${dirname(file)}/*.stories.tsx`, { cwd: root })
    .map(read)
    .map((text) => ({
      title: /^ {2}title: '(.+)'/m.exec(text)?.[1] ?? '',
      status: /^ {4}status: '(.+)'/m.exec(text)?.[1] ?? 'ready',
    }));

/** Reads what the code says of the kit. */
export function kitFacts(): KitFacts {
  const files = componentFiles();
  const names = [...files.keys()];
  const isComponent = (one: string): boolean => files.has(one);
  const known = new Map<string, readonly string[]>();
  const next = (one: string): readonly string[] => {
    const file = files.get(one) ?? one;
    const imports = known.get(file) ?? importsOf(file, files);
    known.set(file, imports);
    const beside = names.filter((other) => other !== one && files.get(other) === file);
    const used = beside.filter((other) => read(file).includes(`<${other} `));
    return [...imports.filter((other) => !beside.includes(other)), ...used];
  };
  const madeOf = new Map(
    names.map((name) => [name, [...reached(name, next, isComponent)].filter(isComponent)]),
  );
  const pages = [`${pagesFolder}/../root.tsx`, ...globSync(`${pagesFolder}/*.tsx`, { cwd: root })]
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => ({ page: basename(file, '.tsx'), shows: reached(join(file), next) }));
  return {
    components: Object.fromEntries(
      [...files].map(([name, file]) => {
        const stories = storiesBeside(file);
        const own = stories.find(({ title }) => title.endsWith(`/${name}`)) ?? stories[0];
        return [
          name,
          {
            file,
            title: own?.title ?? '',
            status: own?.status ?? '',
            madeOf: madeOf.get(name)?.sort() ?? [],
            partOf: names.filter((other) => madeOf.get(other)?.includes(name)).sort(),
            pages: pages.filter(({ shows }) => shows.has(name)).map(({ page }) => page),
          },
        ];
      }),
    ),
    types: Object.fromEntries(
      globSync(`${source}/**/*.{ts,tsx}`, { cwd: root })
        .filter((file) => !/\.(?:test|stories)\.tsx?$|\/(?:stories|fixtures)\//.test(file))
        .flatMap(typesIn),
    ),
  };
}

const prefix = 'virtual:kit-facts/';

/**
 * Gives Storybook what the code says of the kit, as the modules `virtual:kit-facts/components` and
 * `virtual:kit-facts/types`.
 */
export const factsModules = (): Plugin => ({
  name: 'kit-facts',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${prefix}`)
      ? Object.entries(kitFacts())
          .filter(([name]) => id.endsWith(name))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});
