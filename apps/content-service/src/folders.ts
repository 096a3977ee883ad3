import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Environment, SettingError } from '@insurance-kit/server/settings';

/** Resolves a path from this file's folder: `src`, or `dist` in a release. */
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Exists only in a release, which contains one company's content. */
const releasedContent = beside('../content');
const companies = beside('../companies');

const companyNames = globSync('*/', { cwd: companies })
  .map((folder) => basename(folder))
  .sort();

/** The company that is used if `COMPANY` is not set. */
export const defaultCompany: string =
  companyNames.find((name) => name === 'harmattan-ghana') ?? companyNames[0] ?? 'harmattan-ghana';

/** Finds a company's content folder. A release ignores `company`. @throws SettingError */
export function contentFolderOf(company: string): string {
  if (existsSync(releasedContent)) return releasedContent;
  if (companyNames.includes(company)) return join(companies, company);
  throw new SettingError(
    `COMPANY must be one of ${companyNames.join(', ')}, not ${JSON.stringify(company.slice(0, 80))}`,
  );
}

/** Folder of the built script and style sheet for `/edit`. */
export const builtEditFiles = beside('../dist/edit');

/** Default of `DATABASE_URL`: a file in `DATA_DIR`, or the company's file in `.data/`. */
export function defaultDatabaseUrl({ DATA_DIR, COMPANY }: Environment): string {
  const omitsCompany = DATA_DIR || !COMPANY || COMPANY === defaultCompany;
  const file = omitsCompany ? 'content-service.sqlite' : `${COMPANY}.sqlite`;
  return pathToFileURL(join(DATA_DIR || beside('../.data'), file)).href;
}
