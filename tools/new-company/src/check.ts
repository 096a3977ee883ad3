import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  companyFolder,
  isCopy,
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
const readFacts = async (company: string): Promise<Facts> =>
  (await partOf<{ facts: Facts }>(company, 'facts.ts')).facts;

/** A company's names and seat. */
export const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'identity.ts')).identity;

/** Names that texts of any country may have: of this trade, of the whole world, of the group. */
const ofAnyCountry = new RegExp(
  `^(?:${[
    '[A-Z]|CFR|CI[FP]|FOB|Institute Cargo Clauses.*|IP|GPS|PINs?|TRC|VTC|\\w+Texts|.* Officer',
    '(?:Mon|Fri|Satur)day|March|April|July|\\w+ember|October.*|Christmas|Noël|Eid|Tabaski',
    'Afri.*|Sahara|French|English|.*Schengen|Canada|Kingdom|Lagos|Nairobi|Rabat|Nord|Ouest',
    'National Health Service|Management|Party Fire|Equipment Computer All|Technical|Commission|Blowing|Chairperson',
    'Savanna Audit Partners|Victoria Island|Harmattan .*',
  ].join('|')})$`,
);

/** Words within a sentence that begin with a capital, also with 'of' and numbers between them. */
const capitals =
  /(?<=[\p{Ll}\d,;] (?:[dl]’)?|\()\p{Lu}[\p{L}\d-]*(?:(?: of| de| du)? (?:\p{Lu}|\d)[\p{L}\d-]*)*/gu;

/** What a company's texts name of its country: they write it with a capital, and never without. */
function namesInTexts(company: string): readonly string[] {
  const texts = foldersOf(company)
    .flatMap(textsIn)
    .filter(({ path }) => /^(?!help\/).*\.html$|\/record\.json$|^people|^texts/.test(path))
    .map(({ text }) => text.replace(/<[^>]*>/g, '. '));
  const small = new Set(texts.join(' ').match(/(?<![\p{L}-])\p{Ll}[\p{L}’-]+/gu));
  return texts
    .flatMap((text) => text.match(capitals) ?? [])
    .filter((name) => !small.has(name.toLowerCase()) && !ofAnyCountry.test(name));
}

/** What a company's texts may say, whoever else says it, and what no other company's texts may. */
async function companyNames(company: string) {
  const { own, mentions } = await readFacts(company);
  const { name, legalName, seat, phone, address, timeZone } = await identityOf(company);
  const domain = domainOf(company);
  const called = [company, name, legalName, domain, domain.replace(/-|\.\w+$/g, ''), ...own];
  const place = [seat.city, phone, address, timeZone, `${seat.latitude}`, `${seat.longitude}`];
  const all = [...called, ...place, ...namesInTexts(company)];
  return {
    allowed: [...called, ...mentions],
    forbidden: all.filter((one) => !mentions.includes(one)),
  };
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
  const { allowed } = await companyNames(company);
  const others = new Set<string>();
  for (const other of ownCompanies().filter((one) => one !== company && !isCopy(one))) {
    for (const name of (await companyNames(other)).forbidden) others.add(name);
  }
  for (const name of allowed) others.delete(name);
  const namesIn = finder(allowed, others);
  const left: string[] = [];
  for (const folder of foldersOf(company)) {
    for (const { path, text } of textsIn(folder).filter(({ path }) => path !== 'facts.ts')) {
      const file = relative(outside?.dir ?? root, join(folder, path));
      for (const [index, line] of text.split('\n').entries()) {
        left.push(...namesIn(line).map((name) => `${file}:${index + 1}: '${name}'`));
      }
    }
  }
  if ((await readFacts(company)).policyRead === undefined) {
    left.push('privacy.html: nobody has read it for this company (policyRead in facts.ts)');
  }
  return left;
}
