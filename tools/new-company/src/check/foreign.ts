import { join, relative } from 'node:path';
import type { Company } from '../../../../apps/site/app/companies/contract/company.ts';
import type { People } from '../../../../apps/site/app/companies/contract/people.ts';
import {
  companies,
  companyFolder,
  partOf,
  seededContent,
} from '../../../../scripts/lib/company.mjs';
import { root } from '../../../../scripts/lib/workspace.mjs';
import type { Finding } from './missing.ts';
import '../modules.ts';
import { domainOf, escaped, factsOf, identityOf, textsIn } from '../plan.ts';

/** The words by which texts of a company are recognised: names, places, numbers, links. */
async function markersOf(company: string): Promise<readonly string[]> {
  const facts = await factsOf(company);
  const identity = await identityOf(company);
  const { domain, handle } = domainOf(company);
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
    domain,
    `/${handle}`,
  ];
}

/**
 * The people of a company. They do not count as its own words, because a copied company still has
 * its model's people.
 */
async function peopleOf(company: string): Promise<readonly string[]> {
  const { people } = await partOf<{ people: People }>(company, 'people.server.ts');
  return [...people.directors, ...people.executives].map(({ name }) => name);
}

/** The companies that a company's footer lists. */
async function groupOf(name: string): Promise<readonly string[]> {
  const { company } = await partOf<{ company: Pick<Company, 'groupCompanies'> }>(name, 'index.ts');
  return company.groupCompanies.map(({ label }) => label);
}

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
    const { mentions } = await factsOf(other);
    for (const word of [...(await markersOf(other)), ...(await peopleOf(other))]) {
      if (word === '' || mentions.includes(word)) continue;
      if (!own.has(word.toLowerCase())) whose.set(word.toLowerCase(), other);
    }
  }
  if (whose.size === 0) return [];
  return [companyFolder(company), seededContent(company)].flatMap((folder) =>
    textsIn(folder)
      .filter(({ path }) => path !== 'facts.ts')
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) =>
          wordsOfOthers(line, own, [...whose.keys()]).map((word) => ({
            file: relative(root, join(folder, path)),
            line: index + 1,
            // A copy and its model both have this person; which of them keeps them is not known.
            what: `'${word}' is of ${whose.get(word.toLowerCase())}${people.has(word.toLowerCase()) ? ' too' : ''}`,
          })),
        ),
      ),
  );
}

/** The words of other companies in a line, except inside longer names of the company's own. */
export const wordsOfOthers = (
  line: string,
  own: ReadonlySet<string>,
  others: readonly string[],
): readonly string[] =>
  [
    ...line.replace(finding([...own].filter((word) => word !== '')), '').matchAll(finding(others)),
  ].map(([word]) => word.replace(/\\u00a0|\u00a0/g, ' '));
