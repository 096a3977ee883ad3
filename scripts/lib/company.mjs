import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root, variable } from './workspace.mjs';

/** The company in whose colours the kit's own pictures are drawn. */
export const kitCompany = 'harmattan-ghana';

export const companiesFolder = join(root, 'apps', 'site', 'companies');

/** @returns {readonly string[]} the companies: a folder with an `index.ts` each. */
export const companies = () =>
  readdirSync(companiesFolder)
    .filter((name) => existsSync(join(companiesFolder, name, 'index.ts')))
    .sort();

/** The company that is built, started and tested if `COMPANY` is not set. */
export const firstCompany =
  companies().find((company) => company === kitCompany) ?? companies()[0] ?? kitCompany;

/** @param {string} company @returns {string} the folder of its names, words, colours and pictures. */
export const companyFolder = (company) => join(companiesFolder, company);

/** @param {string} company @returns {string} the folder of its seeded content. */
export const seededContent = (company) =>
  join(root, 'apps', 'content-service', 'companies', company);

/**
 * Imports a module of a company's folder. By a relative path: an absolute one is read as an address, in which
 * `%` has a meaning.
 * @template Part what the module exports, as far as the caller knows.
 * @param {string} company
 * @param {string} file its path in the folder.
 * @returns {Promise<Part>}
 */
export const partOf = (company, file) =>
  import(/* @vite-ignore */ `../../apps/site/companies/${company}/${file}`);

/**
 * Checks that a company exists.
 * @param {string} [company] by default the one that `COMPANY` names, or the first.
 * @throws {Problem} if there is no such company.
 */
export function chosenCompany(company = variable('COMPANY') ?? firstCompany) {
  const known = companies();
  if (known.includes(company)) return company;
  throw new Problem(
    `COMPANY is ${JSON.stringify(company)}, but must be one of ${known.join(', ')}.`,
  );
}

/**
 * Resolves `#company` in the sources, as an alias of Vite's; `tsconfig.json` does it for editors and the
 * compiler.
 * @param {string} [folder] a company's; by default the chosen one's.
 */
export const companyAlias = (folder = companyFolder(chosenCompany())) => ({ '#company': folder });
