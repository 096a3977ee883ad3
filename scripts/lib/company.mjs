import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root, variable } from './workspace.mjs';

/** The default company, if its folder exists. The specification describes this company's site. */
export const kitCompany = 'harmattan-ghana';

/** @param {string} company @returns {string} folder with its texts, colours and pictures. */
export const companyFolder = (company) => join(root, 'apps', 'site', 'companies', company);

/** @returns {readonly string[]} the companies: folders with an `index.ts`. */
export const companies = () =>
  readdirSync(companyFolder(''))
    .filter((name) => existsSync(join(companyFolder(name), 'index.ts')))
    .sort();

/** The company to use if `COMPANY` is not set. */
export const defaultCompany = companies().includes(kitCompany)
  ? kitCompany
  : (companies()[0] ?? kitCompany);

/** @param {string} company @returns {string} folder with its content. */
export const companyContent = (company) =>
  join(root, 'apps', 'content-service', 'companies', company);

/**
 * Imports a module of a company's folder. The path is relative, because `%` in an absolute path
 * would be decoded.
 * @template Part what the module exports.
 * @param {string} company
 * @param {string} file path in the folder.
 * @returns {Promise<Part>}
 */
export const companyModule = (company, file) =>
  import(/* @vite-ignore */ `../../apps/site/companies/${company}/${file}`);

/**
 * Returns the company to use, and checks that it exists.
 * @param {string} [company] default: `COMPANY`, or `defaultCompany`.
 * @throws {Problem} if there is no such company.
 */
export function chosenCompany(company = variable('COMPANY') ?? defaultCompany) {
  const known = companies();
  if (known.includes(company)) return company;
  throw new Problem(
    `COMPANY is ${JSON.stringify(company)}, but must be one of ${known.join(', ')}.`,
  );
}

/**
 * Vite's alias that resolves `#company`. Editors and the compiler read `tsconfig.json` instead.
 * @param {string} [folder] default: the chosen company's folder.
 */
export const companyAlias = (folder = companyFolder(chosenCompany())) => ({ '#company': folder });
