import { readdirSync, readFileSync } from 'node:fs';
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

/** A company's two folders, in the repository or outside: its names, words and drawings, and its content. */
export type Folders = readonly [site: string, content: string];

export const foldersOf = (company: string): Folders => [
  companyFolder(company),
  seededContent(company),
];

/** The files of a folder that hold texts, with their paths in it. */
export const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|html|json)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** The domain of a company's own addresses. */
export function domainOf(company: string): string {
  const links = readFileSync(join(companyFolder(company), 'index.ts'), 'utf8');
  return /portal: 'https:\/\/[\w-]+\.([\w.-]+)/.exec(links)?.[1] ?? `${company}.example`;
}

/** What is said of a company's country alone. */
export const readFacts = async (company: string): Promise<Facts> =>
  (await partOf<{ facts: Facts }>(company, 'facts.ts')).facts;

/** A company's names and seat. */
export const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'identity.ts')).identity;

/** What a copy has from its model until somebody changes it: its people, its seat. */
async function namesFromModel(company: string): Promise<readonly string[]> {
  const people = readFileSync(join(companyFolder(company), 'people.server.ts'), 'utf8');
  const { seat, phone, address, timeZone } = await identityOf(company);
  return [
    ...[...people.matchAll(/^\s+name: '(.+)',$/gm)].flatMap(([, name]) => name ?? []),
    ...[seat.city, phone, address, timeZone, `${seat.latitude}`, `${seat.longitude}`],
  ];
}

/** The names that are a company's own: what another company's texts must not say. */
export async function namesToFind(company: string): Promise<readonly string[]> {
  const [{ name, legalName }, domain] = [await identityOf(company), domainOf(company)];
  const { copiedFrom, own, mentions } = await readFacts(company);
  const copied = copiedFrom === undefined ? [] : await namesFromModel(copiedFrom);
  return [
    ...[company, name, legalName, domain, domain.replace(/-|\.\w+$/g, '')],
    ...(await namesFromModel(company)).filter((one) => !copied.includes(one)),
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
  const own = await namesToFind(company);
  const others = new Set<string>();
  for (const other of ownCompanies().filter((one) => one !== company)) {
    const known = [...own, ...(await readFacts(other)).mentions];
    for (const name of await namesToFind(other)) if (!known.includes(name)) others.add(name);
  }
  const namesIn = finder(own, others);
  const at = (folder: string, path: string, line: number, what: string): string =>
    `${relative(outside?.dir ?? root, join(folder, path))}:${line}: ${what}`;
  const left = foldersOf(company).flatMap((folder) =>
    textsIn(folder)
      .filter(({ path }) => path !== 'facts.ts')
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            namesIn(line).map((name) => at(folder, path, index + 1, `'${name}'`)),
          ),
      ),
  );
  const unread = 'nobody has read it for this company (policyRead in facts.ts)';
  const { policyRead } = await readFacts(company);
  return policyRead ? left : [...left, at(companyFolder(company), 'privacy.html', 1, unread)];
}
