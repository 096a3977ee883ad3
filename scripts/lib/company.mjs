import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyDir, Problem, root, variable } from './workspace.mjs';

/** The company in whose colours the kit's own pictures are drawn. */
export const kitCompany = 'harmattan-ghana';

/** The folder of the repository's companies and their common types. */
export const companiesFolder = join(root, 'apps', 'site', 'app', 'companies');

/**
 * The company outside the repository, in the folder that `COMPANY_DIR` names: its module in `company/`, its
 * content in `content/`. Where there is one, it is the only one.
 *
 * @type {{ readonly id: string, readonly dir: string } | undefined}
 */
export const outside = (() => {
  const dir = companyDir();
  if (dir === undefined) return undefined;
  const identity = join(dir, 'company', 'identity.ts');
  const text = existsSync(identity) ? readFileSync(identity, 'utf8') : '';
  return { dir, id: /\bid: '(.+?)'/.exec(text)?.[1] ?? '' };
})();

/** @returns {readonly string[]} the companies of the repository: a folder with an `index.ts` each. */
export const ownCompanies = () =>
  readdirSync(companiesFolder)
    .filter((name) => existsSync(join(companiesFolder, name, 'index.ts')))
    .sort();

/** @returns {readonly string[]} the companies that this run is about: the one outside, else the repository's. */
export const companies = () => (outside === undefined ? ownCompanies() : [outside.id]);

/** The company that is built, started and tested if `COMPANY` is not set. */
export const firstCompany =
  companies().find((company) => company === kitCompany) ?? companies()[0] ?? kitCompany;

/** @param {string} company @returns {string} the folder of its names, words, colours and pictures. */
export const companyFolder = (company) =>
  company === outside?.id ? join(outside.dir, 'company') : join(companiesFolder, company);

/** @param {string} company @returns {boolean} whether it is a copy whose texts nobody has finished yet. */
export const isCopy = (company) =>
  readFileSync(join(companyFolder(company), 'facts.ts'), 'utf8').includes('copiedFrom');

/**
 * Imports a module of a company's folder. By a relative path: an absolute one is read as an address, in which
 * `%` has a meaning.
 *
 * @template Part what the module exports, as far as the caller knows.
 * @param {string} company
 * @param {string} file its path in the folder.
 * @returns {Promise<Part>}
 */
export const partOf = (company, file) =>
  import(/* @vite-ignore */ `../../apps/site/app/companies/${company}/${file}`);

/**
 * The company that `COMPANY` or `COMPANY_DIR` chooses.
 *
 * @throws {Problem} if there is no such company.
 */
export function chosenCompany() {
  if (outside?.id === '') {
    const needed = 'a folder with company/identity.ts, which says its id, and content/';
    throw new Problem(`COMPANY_DIR is ${JSON.stringify(outside.dir)}, but must be ${needed}.`);
  }
  const chosen = variable('COMPANY') ?? firstCompany;
  const known = companies();
  if (known.includes(chosen)) return chosen;
  throw new Problem(
    `COMPANY is ${JSON.stringify(chosen)}, but must be one of ${known.join(', ')}.`,
  );
}

/**
 * What `#company` in the sources means, as an alias of Vite's. For editors and the compiler `tsconfig.json`
 * says it, and `pnpm types` for the company that is chosen.
 *
 * @param {string} [folder] a company's; by default the chosen one's.
 */
export const companyAlias = (folder = companyFolder(chosenCompany())) => ({ '#company': folder });

/** @param {string} company @returns {string} the folder of its seeded content. */
export const seededContent = (company) =>
  company === outside?.id
    ? join(outside.dir, 'content')
    : join(root, 'apps', 'content-service', 'companies', company);
