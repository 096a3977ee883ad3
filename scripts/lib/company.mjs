import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem, root, variable } from './workspace.mjs';

/** The company that the site is built for where `COMPANY` names none. */
export const firstCompany = 'harmattan-ghana';

/** Holds a folder for each company, and what they have in common. */
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

/** @param {string} company @returns {string} the folder of its seeded content. */
export const seededContent = (company) =>
  join(root, 'apps', 'content-service', 'companies', company);

/**
 * What tells the content service of a company from those of the others. A variable that is set
 * already wins.
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
