import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Company, Identity } from '../../../apps/site/app/companies/contract/company.ts';
import type { Facts } from '../../../apps/site/app/companies/contract/facts.ts';
import type { People } from '../../../apps/site/app/companies/contract/people.ts';
import { companies, companyFolder, seededContent } from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import type { Finding } from './missing.ts';
import { moduleOf } from './modules.ts';

/** What a company says that no other does. */
async function markersOf(company: string): Promise<readonly string[]> {
  const { facts } = (await moduleOf(company, 'facts.ts')) as { readonly facts: Facts };
  const { identity } = (await moduleOf(company, 'identity.ts')) as { readonly identity: Identity };
  const domain = hostOf(company);
  return [
    identity.id,
    identity.name,
    identity.seat.city,
    facts.country,
    ...facts.demonyms,
    facts.diallingCode,
    facts.phoneExample,
    facts.currency.code,
    ...facts.currency.words,
    ...facts.regulator,
    ...facts.places,
    ...facts.mentions,
    ...domain,
  ];
}

/** The people of a company: a copy still has them, so they are no words of its own. */
async function peopleOf(company: string): Promise<readonly string[]> {
  const { people } = (await moduleOf(company, 'people.server.ts')) as { readonly people: People };
  return [...people.directors, ...people.executives].map(({ name }) => name);
}

/** The companies that a company's footer lists. */
async function groupOf(name: string): Promise<readonly string[]> {
  const { company } = (await moduleOf(name, 'index.ts')) as {
    readonly company: Pick<Company, 'groupCompanies'>;
  };
  return company.groupCompanies.map(({ label }) => label);
}

/** The host of a company's addresses, and its name on social pages. */
function hostOf(company: string): readonly string[] {
  const text = readFileSync(join(companyFolder(company), 'index.ts'), 'utf8');
  const [, host] = /portal: 'https:\/\/[\w-]+\.([\w-]+\.example)/.exec(text) ?? [];
  return host === undefined ? [] : [host, `/${host.replace('.example', '').replaceAll('-', '')}`];
}

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('/facts.ts'))
    .sort();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a word as a whole, with a capital or without; a currency's code may stand before an amount. */
const finding = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?!\\p{L})`,
    'giu',
  );

/** Words, numbers, places, people and links of other companies in a company's texts. */
export async function foreign(company: string): Promise<readonly Finding[]> {
  const ownWords = [...(await markersOf(company)), ...(await groupOf(company))];
  const own = new Set(ownWords.map((word) => word.toLowerCase()));
  const people = new Set((await peopleOf(company)).map((name) => name.toLowerCase()));
  const whose = new Map<string, string>();
  for (const other of companies().filter((one) => one !== company)) {
    const { facts } = (await moduleOf(other, 'facts.ts')) as { readonly facts: Facts };
    for (const word of [...(await markersOf(other)), ...(await peopleOf(other))]) {
      if (word === '' || facts.mentions.includes(word)) continue;
      if (!own.has(word.toLowerCase())) whose.set(word.toLowerCase(), other);
    }
  }
  if (whose.size === 0) return [];
  return [...textsIn(companyFolder(company)), ...textsIn(seededContent(company))].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        wordsOfOthers(line, own, [...whose.keys()]).map((word) => ({
          file: relative(root, path),
          line: index + 1,
          // Of a copy and its model nobody knows which one keeps a person.
          what: `'${word}' is of ${whose.get(word.toLowerCase())}${people.has(word.toLowerCase()) ? ' too' : ''}`,
        })),
      ),
  );
}

/** The words of others in a line; of a longer name that is its own, no word is another's. */
export const wordsOfOthers = (
  line: string,
  own: ReadonlySet<string>,
  others: readonly string[],
): readonly string[] =>
  [
    ...line.replace(finding([...own].filter((word) => word !== '')), '').matchAll(finding(others)),
  ].map(([word]) => word);
