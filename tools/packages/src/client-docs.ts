import { join } from 'node:path';
import ts from 'typescript';
import { createServerSanitizer } from '../../../packages/content-client/src/html/server.ts';
import { resourceNames, resources } from '../../../packages/content-client/src/records/index.ts';
import type { DocFile } from './docs.ts';
import { folderOf, readManifest } from './kit.ts';
import { isValue, type Modules, readModules } from './modules.ts';
import { withoutReferences } from './references.ts';

/** A longer declaration, such as that of all resources, is left out: nobody would read it. */
const longestDeclaration = 1_500;

/** An exported name, with what its declaration says. */
interface Exported {
  readonly name: string;
  readonly isValue: boolean;
  readonly about: string;
  readonly code: string;
  readonly examples: readonly string[];
}

const { name: packageName, exports } = readManifest('content-client');
const dist = join(folderOf('content-client'), 'dist');

/** The entry points with their names. */
function readEntries({
  checker,
  exportsOf,
  meantBy,
}: Modules): readonly (readonly [address: string, names: readonly Exported[]])[] {
  const read = (symbol: ts.Symbol): Exported | undefined => {
    const meant = meantBy(symbol);
    const [declaration] = meant.declarations ?? [];
    if (declaration === undefined) return undefined;
    const statement = ts.isVariableDeclaration(declaration)
      ? declaration.parent.parent
      : declaration;
    const text = statement.getText().replaceAll(/^export (?:declare )?/gm, '');
    const tags = meant.getJsDocTags(checker);
    const inWords = tags.flatMap(({ name, text }) => {
      const said = ts.displayPartsToString(text);
      if (name === 'example') return [];
      return [name === 'param' ? `\`${said.replace(' ', '`: ')}` : `**${name}** ${said}`];
    });
    return {
      name: symbol.name,
      isValue: isValue(meant),
      about: withoutReferences(
        [ts.displayPartsToString(meant.getDocumentationComment(checker)), ...inWords].join('\n\n'),
      ),
      code: text.length > longestDeclaration ? '' : `\`\`\`ts\n${withoutReferences(text)}\n\`\`\``,
      examples: tags
        .filter(({ name }) => name === 'example')
        .map(({ text }) => ts.displayPartsToString(text)),
    };
  };
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([way, file]) => {
      const compiled = file.replace('./src/', '').replace(/\.ts$/, '.d.ts');
      const names = exportsOf(compiled).map(read);
      return [
        packageName + way.slice(1),
        names
          .filter((one) => one !== undefined)
          .sort((a, b) => Number(b.isValue) - Number(a.isValue) || (a.name < b.name ? -1 : 1)),
      ] as const;
    });
}

/** What each kind of field is read as: the members of what `createFields` returns. */
function kindsText({ program }: Modules): string {
  const source = program.getSourceFile(join(dist, 'records/fields.d.ts'));
  const made = source?.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ name }) => name?.text === 'createFields')?.type;
  if (made === undefined || !ts.isTypeLiteralNode(made)) {
    throw new Error('The kinds of field are not where they were: `createFields`.');
  }
  const rows = made.members.filter(ts.isPropertySignature).map((member) => {
    const text = member.type?.getText() ?? '';
    // All but an article's id have a fallback of their own.
    const [, type = 'string'] = /GenericSchema<unknown, (.+)>, null>$/.exec(text) ?? [];
    const about = ts.getJSDocCommentsAndTags(member).map(({ comment }) => comment);
    return `| ${member.name.getText()} | \`${type.replaceAll('|', '\\|')}\` | ${withoutReferences(about.join(' '))} |`;
  });
  return ['| Kind | Type | What it is |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The calls, with the fields of what each answers. */
function callsText(): string {
  const sanitize = createServerSanitizer();
  return resourceNames
    .map((name) => {
      const { path, kinds, parse } = resources[name];
      const isList = Array.isArray(parse([{ id: '1' }], { sanitize }));
      const fields = Object.entries(kinds).map(([field, kind]) => `| \`${field}\` | ${kind} |`);
      return [
        `### ${name}\n\n\`GET ${path}\`: ${isList ? 'a list' : 'one record'}.`,
        ...(fields.length === 0
          ? []
          : [['| Field | Kind |', '| --- | --- |', ...fields].join('\n')]),
      ].join('\n\n');
    })
    .join('\n\n');
}

const described = ({ name, about, code, examples }: Exported): string =>
  [`## ${name}`, about, code, ...examples].filter((part) => part !== '').join('\n\n');

/** The documentation of the content client for who has the package alone: a file an entry point. */
export function clientDocFiles(): readonly DocFile[] {
  const modules = readModules(dist, '**/*.d.ts');
  const entries = readEntries(modules);
  const fileOf = (address: string): string =>
    `${address.slice(packageName.length + 1).replaceAll('/', '-') || 'client'}.md`;
  const isRecords = (address: string): boolean => address === `${packageName}/records`;
  const records = new Set(
    entries.find(([address]) => isRecords(address))?.[1].map(({ name }) => name),
  );
  const files = entries.map(([address, all]) => {
    // The main entry has the records too.
    const isMain = address === packageName;
    const names = isMain ? all.filter(({ name }) => !records.has(name)) : all;
    const values = names.filter(({ isValue }) => isValue).map(({ name }) => name);
    const parts = [
      `# ${address}`,
      `\`\`\`ts\nimport { ${values.join(', ')} } from '${address}';\n\`\`\``,
      ...(isMain ? ['And everything of [records](records.md).'] : []),
      ...(isRecords(address)
        ? [`## The calls\n\n${callsText()}`, `## Kinds of field\n\n${kindsText(modules)}`]
        : []),
      ...names.map(described),
    ];
    return { name: fileOf(address), text: `${parts.join('\n\n')}\n`, address, values };
  });
  const index = [
    '# The content client',
    'A file an entry point, with examples to paste. The first page is in the [README](../../README.md).',
    files
      .map(
        ({ name, address, values }) =>
          `- [${address}](${name}): ${values.map((value) => `\`${value}\``).join(', ')}`,
      )
      .join('\n'),
  ];
  return [{ name: 'README.md', text: `${index.join('\n\n')}\n` }, ...files];
}
