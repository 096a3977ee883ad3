import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem, root, variable } from './workspace.mjs';

/** The company that the site is built for if `COMPANY` is not set. */
export const firstCompany = 'harmattan-ghana';

/** The folder of all companies and their common types. */
export const companiesFolder = join(root, 'apps', 'site', 'app', 'companies');

/** @param {string} company @returns {string} the folder of its names, words, colours and pictures. */
export const companyFolder = (company) => join(companiesFolder, company);

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

/**
 * Reads a token file, for `readTokens` and `readBrand` of the kit.
 *
 * @param {string} path
 * @returns {{ file: string, tokens: unknown }} its path from the repository's root, and its content.
 * @throws {Problem} if it is missing or no JSON.
 */
export function tokenFile(path) {
  const file = relative(root, path);
  if (!existsSync(path)) throw new Problem(`${file} is missing.`);
  try {
    return { file, tokens: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    throw new Problem(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {string} company @returns {string} the folder of its seeded content. */
export const seededContent = (company) =>
  join(root, 'apps', 'content-service', 'companies', company);

/**
 * The variables of a company's content service. Variables that are set already win.
 *
 * @param {string} company
 * @returns {{ CONTENT_DIR: string, DATABASE_URL?: string }}
 */
export function contentVariables(company) {
  const own = join(root, 'apps', 'content-service', '.data', `${company}.sqlite`);
  const database =
    variable('DATABASE_URL') ?? (company === firstCompany ? undefined : pathToFileURL(own).href);
  return {
    CONTENT_DIR: variable('CONTENT_DIR') ?? seededContent(company),
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  };
}
