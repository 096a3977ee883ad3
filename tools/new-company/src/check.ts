import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  companyFolder,
  outside,
  ownCompanies,
  partOf,
  seededContent,
} from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import type { Identity } from 'site/app/companies/contract/company.ts';
import type { Facts } from 'site/app/companies/contract/facts.ts';
import { domainOf, textsIn } from './texts.ts';

/** What is said of a company's country alone. */
export const factsOf = async (company: string): Promise<Facts> =>
  (await partOf<{ facts: Facts }>(company, 'facts.ts')).facts;

/** The names of the people of a company. */
const peopleOf = (company: string): readonly string[] => {
  const people = readFileSync(join(companyFolder(company), 'people.server.ts'), 'utf8');
  return [...people.matchAll(/^\s+name: '(.+)',$/gm)].flatMap(([, name]) => name ?? []);
};

/** The names that are a company's own; people whom it has from its model are not yet. */
export async function namesOf(company: string): Promise<readonly string[]> {
  const { copiedFrom, own, mentions } = await factsOf(company);
  const { identity } = await partOf<{ identity: Identity }>(company, 'identity.ts');
  const { seat, phone, address } = identity;
  const copied =
    copiedFrom === undefined ? [] : [...(await namesOf(copiedFrom)), ...peopleOf(copiedFrom)];
  const told = [
    seat.city,
    phone,
    address,
    identity.timeZone,
    `${seat.latitude}`,
    `${seat.longitude}`,
  ];
  const domain = domainOf(company);
  return [
    ...[company, identity.name, identity.legalName, domain, domain.replace(/-|\.\w+$/g, '')],
    ...[...told, ...peopleOf(company)].filter((name) => !copied.includes(name)),
    ...own,
    ...mentions,
  ];
}

/** A name as texts may have it: as it is, after a full stop, in capitals, with spaces that do not break. */
const forms = (name: string): string =>
  [name, name.charAt(0).toUpperCase() + name.slice(1), name.toUpperCase()]
    .map((form) =>
      form
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/[ \u00a0]/g, String.raw`(?:\s|\\u00[aA]0|&nbsp;)`),
    )
    .join('|');

/** Finds whole names, the longest first; a currency may touch its amount. */
export const finding = (names: Iterable<string>): RegExp => {
  const sorted = [...names].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<!\\p{L})(?:${sorted.map(forms).join('|') || '$.'})(?!\\p{L})`, 'gu');
};

/** Finds the names of others in a text, except inside a longer name that is allowed. */
export function finder(own: readonly string[], others: Iterable<string>) {
  const [allowed, wanted] = [finding(own), finding(others)];
  return (text: string): readonly string[] => text.replace(allowed, '').match(wanted) ?? [];
}

/** What is left to do in a company's texts, each with its file and line, as compilers write it. */
export async function leftIn(company: string): Promise<readonly string[]> {
  const home = outside?.dir ?? root;
  const own = await namesOf(company);
  const whose = new Set<string>();
  for (const other of ownCompanies().filter((one) => one !== company)) {
    const { mentions } = await factsOf(other);
    const names = await namesOf(other);
    for (const name of names) if (!mentions.includes(name) && !own.includes(name)) whose.add(name);
  }
  const others = finder(own, whose);
  const found = [companyFolder(company), seededContent(company)].flatMap((folder) =>
    textsIn(folder)
      .filter(({ path }) => path !== 'facts.ts')
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            others(line).map(
              (name) => `${relative(home, join(folder, path))}:${index + 1}: '${name}'`,
            ),
          ),
      ),
  );
  if ((await factsOf(company)).policyRead !== undefined) return found;
  const policy = relative(home, join(companyFolder(company), 'privacy.html'));
  return [...found, `${policy}:1: nobody has read it for this company (policyRead in facts.ts)`];
}
