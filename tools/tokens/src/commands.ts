import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Hex } from '@insurance-kit/ui/palette';
import type { Audiences } from '../../../apps/site/app/companies/contract/audiences.ts';
import { companies, partOf } from '../../../scripts/lib/company.mjs';
import { Problem, root } from '../../../scripts/lib/workspace.mjs';
import { bookAt } from './base.ts';
import { type Book, readBook } from './book.ts';
import type { Dialect } from './dialects/dialect.ts';
import { dialects } from './dialects/index.ts';
import { formattedJson } from './formatted.ts';
import { type Edit, editsOf, seedEdit } from './import.ts';
import { lossesOf } from './lost.ts';
import { photographs } from './pictures.ts';
import { compare, otherChanges, written } from './report.ts';
import { kitFile, themeModules } from './theme-module.ts';

const usage = `pnpm tokens build                      the kit's theme from kit.tokens.json
pnpm tokens export [dialect]           all tokens to dist/tokens/<dialect>/
pnpm tokens import <dialect> <folder>  what others changed, into the token files
pnpm tokens brand <company> <audience>=#rrggbb …   new brand colours, as seeds
pnpm tokens report [--base <commit>] [--pictures]
                                       what the changes since a commit do

Dialects:
${Object.entries(dialects)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join('\n')}`;

const dialectNamed = (name: string | undefined): Dialect => {
  const dialect = name === undefined ? undefined : dialects[name];
  if (dialect === undefined) throw new Problem(`'${name}' is no dialect.\n\n${usage}`);
  return dialect;
};

async function exportAs(name: string, dialect: Dialect, book: Book): Promise<void> {
  const folder = join(root, 'dist', 'tokens', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(await dialect.write(book))) {
    await writeFile(join(folder, file), text);
    console.log(relative(root, join(folder, file)));
  }
  for (const { what, tokens } of await lossesOf(dialect, book)) {
    const [first, second, ...more] = tokens;
    const some = [first, second].filter((one) => one !== undefined).join(', ');
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    console.log(`  cannot hold: ${what} (${some}${others})`);
  }
}

async function importFrom(dialect: Dialect, folder: string): Promise<void> {
  const found = existsSync(folder) ? await readdir(folder) : [];
  const names = found.filter((name) => /\.(?:json|css)$/.test(name));
  if (names.length === 0) throw new Problem(`${folder} has no token files.`);
  const files = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
  const before = readBook();
  await write(editsOf(dialect.read(files, before), before), before);
}

/** Writes token files, and says what that does. */
async function write(edits: readonly Edit[], before: Book): Promise<void> {
  for (const { path, tree, changes } of edits) {
    await writeFile(path, formattedJson(tree));
    console.log([relative(root, path), ...changes].join('\n  '));
    if (path !== kitFile) continue;
    for (const [module, text] of themeModules()) await writeFile(module, text);
  }
  if (edits.length === 0) console.log('Nothing has changed.');
  else await report(before);
}

async function report(before: Book, withPictures = false): Promise<void> {
  const now = readBook();
  const looks = compare(before, now);
  console.log([...looks.map(written), ...otherChanges(before, now)].join('\n'));
  if (withPictures) console.log(`\nPictures: ${relative(root, await photographs(looks))}`);
  const fails = looks.some(({ unreadable }) => unreadable.length > 0);
  if (!fails) return;
  console.log('\nNothing is corrected: choose other colours, or the site is not built.');
  process.exitCode = 1;
}

/** `individual=#005f5b` as one of a company's audiences and its seed. */
function seedIn(text: string, audiences: readonly string[]): readonly [string, Hex] {
  const [audience = '', colour = ''] = text.split('=', 2);
  if (!audiences.includes(audience)) {
    throw new Problem(`'${text}' names no audience: the company has ${audiences.join(', ')}.`);
  }
  const [, digits] = /^#([\da-f]{6})$/i.exec(colour) ?? [];
  if (digits === undefined) {
    throw new Problem(`'${text}' has no colour of six hex digits: write ${audience}=#005f5b.`);
  }
  return [audience, `#${digits.toLowerCase()}`];
}

async function brand(company: string | undefined, colours: readonly string[]): Promise<void> {
  if (company === undefined || !companies().includes(company) || colours.length === 0) {
    throw new Problem(`Name a company (${companies().join(', ')}) and colours.\n\n${usage}`);
  }
  const { audiences } = await partOf<{ audiences: Audiences<string> }>(company, 'audiences.ts');
  const names = Object.keys(audiences);
  const seeds = colours.map((colour) => seedIn(colour, names));
  await write([seedEdit(company, new Map(seeds))], readBook());
}

/** What was asked for after `pnpm tokens`. */
export interface Request {
  readonly command: string | undefined;
  readonly rest: readonly string[];
  /** The commit to compare with. */
  readonly base: string;
  /** Whether to take pictures of each audience's home page. */
  readonly pictures: boolean;
}

/** Does what was asked for. */
export async function run({ command, rest, base, pictures }: Request): Promise<void> {
  const [first, second] = rest;
  switch (command) {
    case 'export': {
      const chosen =
        first === undefined ? Object.entries(dialects) : [[first, dialectNamed(first)] as const];
      const book = readBook();
      for (const [name, dialect] of chosen) await exportAs(name, dialect, book);
      break;
    }
    case 'import':
      if (second === undefined) throw new Problem(usage);
      await importFrom(dialectNamed(first), second);
      break;
    case 'brand':
      await brand(first, rest.slice(1));
      break;
    case 'report':
      await report(bookAt(base), pictures);
      break;
    default:
      throw new Problem(usage);
  }
}
