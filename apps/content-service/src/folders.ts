import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from '@insurance-kit/settings';

/** A path from this file. The code of a release is as deep as this file. */
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A release has one company's content; here are all of them. */
const released = beside('../content');
const companies = beside('../companies');

/** The company of an unset `COMPANY`. */
const firstCompany = 'harmattan-ghana';

/**
 * The content that stands beside the code.
 *
 * @param company the one of `COMPANY`; a release has no other than its own.
 * @throws SettingError if there is no such company
 */
export function ownContent(company: string = firstCompany): string {
  if (existsSync(released)) return released;
  const known = readdirSync(companies, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if (known.includes(company)) return join(companies, company);
  throw new SettingError(
    `COMPANY must be one of ${known.join(', ')}, not ${JSON.stringify(company.slice(0, 80))}`,
  );
}

/**
 * The embedded database of an unset `DATABASE_URL`: in `DATA_DIR`, else in the app's `.data/`, where each
 * company has its own.
 */
export const ownDatabase = (dataDir?: string, company: string = firstCompany): string =>
  join(
    dataDir ?? beside('../.data'),
    dataDir !== undefined || company === firstCompany
      ? 'content-service.sqlite'
      : `${company}.sqlite`,
  );
