import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSnapshot } from '../../../../apps/content-service/src/content/snapshot.ts';
import { audienceProblems } from '../../../../apps/site/app/companies/audience-problems.ts';
import type { Audiences } from '../../../../apps/site/app/companies/contract/audiences.ts';
import {
  companyFolder,
  firstCompany,
  partOf,
  seededContent,
} from '../../../../scripts/lib/company.mjs';
import { root } from '../../../../scripts/lib/workspace.mjs';
import '../modules.ts';

/** Something to do in a file of a company, in words. */
export interface Finding {
  /** Its path from the repository's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly what: string;
}

/** A finding in the form of compilers, whose file and line editors and terminals can open. */
export const written = ({ file, line, what }: Finding): string => `${file}:${line}: ${what}`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The line in which the last known name of a path stands. */
function lineOf(text: string, path: readonly string[]): number {
  let from = 0;
  for (const name of path) {
    const found = new RegExp(`(?<![\\w'-])['"]?${name}['"]?\\s*[:=(,]`).exec(text.slice(from));
    if (found === null) break;
    from += found.index + found[0].length;
  }
  return text.slice(0, from).split('\n').length;
}

/** The names of a company's audiences. */
type Names = readonly string[];

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.every((name) => other.includes(name));

/** What tells the kinds of a value apart: where a hero is from. */
const kindOf = (value: unknown): unknown => (isFields(value) ? value.from : undefined);

/** What a company may leave out: words of an option that it does not take. */
const optional: ReadonlySet<string> = new Set(['company.cookies.scrolled']);

/**
 * Fields with a text for each product. They are not compared, because companies have different
 * products.
 */
const namesOfProducts = ['products', 'productsInShort'] as const;

/**
 * The paths of the texts that a company's value lacks, compared with a complete company's. Values
 * for each audience are looked for under the company's own audiences.
 */
export function lacking(
  whole: unknown,
  own: unknown,
  names: { readonly whole: Names; readonly own: Names },
  path: readonly string[] = [],
): readonly (readonly string[])[] {
  if (typeof whole === 'string' && whole !== '') {
    return typeof own === 'string' && own.trim() !== '' ? [] : [path];
  }
  if (!isFields(whole)) return own === undefined && whole !== undefined ? [path] : [];
  if (!isFields(own)) return [path];
  const keys = Object.keys(whole);
  // A company's own products differ from those of others, so their words are not compared.
  if (path.at(-1) === 'ownProductsTexts') return [];
  if (namesOfProducts.some((name) => path.join('.') === `company.${name}`)) return [];
  if (sameNames(keys, names.whole)) {
    const wanted = keys.length === names.whole.length ? names.own : [];
    return wanted.flatMap((key) => {
      // Any audience's value is a model of another's: best one of the same kind, such as a hero of the
      // company and not of the record.
      const sameKind = keys.filter((one) => kindOf(whole[one]) === kindOf(own[key]));
      const models = sameKind.length > 0 ? sameKind : keys;
      const found = models.map((one) => lacking(whole[one], own[key], names, [...path, key]));
      return found.reduce((least, one) => (one.length < least.length ? one : least));
    });
  }
  return keys
    .filter((key) => !optional.has([...path, key].join('.')))
    .flatMap((key) => lacking(whole[key], own[key], names, [...path, key]));
}

/** The exports with the words of §2's products, and the products that each is for. */
const productWords: Readonly<Record<string, readonly string[]>> = {
  motorTexts: ['motor', 'motor-corporate'],
  travelTexts: ['travel'],
  homeInsuranceTexts: ['home-insurance'],
  engineeringTexts: ['engineering'],
  marineTexts: ['marine'],
};

/** The modules whose values are words, addresses and places. */
const textModules = (company: string): readonly string[] => [
  'index.ts',
  'identity.ts',
  'options.ts',
  ...readdirSync(join(companyFolder(company), 'texts')).map((name) => `texts/${name}`),
];

const audiencesOf = async (company: string): Promise<Audiences<string>> =>
  (await partOf<{ audiences?: Audiences<string> }>(company, 'audiences.ts')).audiences ?? {};

/** The names of a company's products. For the products of §2 that is the kind of page. */
const productsOf = (audiences: Audiences<string>): ReadonlySet<string> =>
  new Set(
    Object.values(audiences).flatMap(({ products }) =>
      products.map((product) => ('name' in product ? product.name : product.page)),
    ),
  );

/** What the words of a company lack: texts, words of its products, addresses that are its audiences' own. */
export async function missingWords(company: string): Promise<readonly Finding[]> {
  const [whole, own] = [await audiencesOf(firstCompany), await audiencesOf(company)];
  const names = { whole: Object.keys(whole), own: Object.keys(own) };
  const ownProducts = productsOf(own);
  const findings: Finding[] = [];
  const say = (file: string, line: number, what: string): void => {
    findings.push({ file: relative(root, join(companyFolder(company), file)), line, what });
  };
  for (const problem of audienceProblems(own)) say('audiences.ts', 1, problem);
  for (const file of textModules(firstCompany)) {
    if (!existsSync(join(companyFolder(company), file))) {
      say(file, 1, 'the file is missing');
      continue;
    }
    const text = readFileSync(join(companyFolder(company), file), 'utf8');
    const [wanted, found] = [
      await partOf<Fields>(firstCompany, file),
      await partOf<Fields>(company, file),
    ];
    for (const [name, value] of Object.entries(wanted)) {
      const products = productWords[name];
      if (products && !products.some((product) => ownProducts.has(product))) continue;
      for (const path of lacking(value, found[name], names, [name])) {
        say(file, lineOf(text, path), `${path.join('.')} is missing`);
      }
    }
  }
  const { company: main } = await partOf<Fields>(company, 'index.ts');
  for (const texts of namesOfProducts) {
    const known = isFields(main) ? main[texts] : undefined;
    for (const product of ownProducts) {
      if (isFields(known) && known[product]) continue;
      const text = readFileSync(join(companyFolder(company), 'index.ts'), 'utf8');
      say('index.ts', lineOf(text, [texts]), `company.${texts}.${product} is missing`);
    }
  }
  const { ownProductsTexts } = await partOf<Fields>(company, 'texts/products.ts');
  for (const product of Object.values(own).flatMap(({ products }) => products)) {
    if (!('name' in product)) continue;
    const { page, name } = product;
    const words = isFields(ownProductsTexts) ? ownProductsTexts[page] : undefined;
    if (!isFields(words) || words[name] === undefined) {
      say('texts/products.ts', 1, `ownProductsTexts.${page}.${name} is missing`);
    }
    const record = join(seededContent(company), 'products', page, name, 'record.json');
    if (!existsSync(record)) {
      findings.push({ file: relative(root, record), line: 1, what: 'the file is missing' });
    }
  }
  return findings;
}

/** What the content of a company lacks: files, and fields that the first company's records have. */
async function missingContent(company: string): Promise<readonly Finding[]> {
  const folder = seededContent(company);
  const [whole, own] = [
    await readSnapshot(seededContent(firstCompany)),
    await readSnapshot(folder),
  ];
  const at = (file: string): string => relative(root, join(folder, file));
  const problems = own.problems.map(({ file, reason }) => ({
    file: at(file),
    line: 1,
    what: reason,
  }));
  const fields = [...whole.records].flatMap(([record, values]) => {
    const found = own.records.get(record);
    return Object.keys(found === undefined ? {} : values)
      .filter((field) => (found?.[field] ?? '') === '')
      .map((field) => ({
        file: at(`${record}/record.json`),
        line: 1,
        what: `${field} is missing`,
      }));
  });
  return [...problems, ...fields];
}

/** Everything that a company lacks. */
export const missing = async (company: string): Promise<readonly Finding[]> => [
  ...(await missingWords(company)),
  ...(await missingContent(company)),
];
