import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root, variable } from './workspace.mjs';

/**
 * The company that is built and started if `COMPANY` is not set. Its pictures are the kit's default ones,
 * its words say what any company must have, and its content and database are what the content service
 * has where no variable says otherwise.
 */
export const firstCompany = 'harmattan-ghana';

/** The folder of all companies and their common types. */
export const companiesFolder = join(root, 'apps', 'site', 'app', 'companies');

/** @param {string} company @returns {string} the folder of its names, words, colours and pictures. */
export const companyFolder = (company) => join(companiesFolder, company);

/**
 * Imports a module of a company's folder.
 *
 * @template Part what the module exports, as far as the caller knows.
 * @param {string} company
 * @param {string} file its path in the folder.
 * @returns {Promise<Part>}
 */
export const partOf = (company, file) =>
  import(/* @vite-ignore */ join(companyFolder(company), file));

/** @returns {readonly string[]} every company of the repository: a folder with an `index.ts` each. */
export const companies = () =>
  readdirSync(companiesFolder)
    .filter((name) => existsSync(join(companiesFolder, name, 'index.ts')))
    .sort();

/**
 * The company that `COMPANY` chooses.
 *
 * @throws {Problem} if there is no such company.
 */
export function chosenCompany() {
  const chosen = variable('COMPANY') ?? firstCompany;
  const known = companies();
  if (known.includes(chosen)) return chosen;
  throw new Problem(
    `COMPANY is ${JSON.stringify(chosen)}, but must be one of ${known.join(', ')}.`,
  );
}

/** @param {string} company @returns {string} the path of its design tokens: colours and fonts. */
export const brandFile = (company) => join(companyFolder(company), 'brand.tokens.json');

/** @param {string} company @returns {string} the folder of its seeded content. */
export const seededContent = (company) =>
  join(root, 'apps', 'content-service', 'companies', company);
