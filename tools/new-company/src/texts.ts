import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { companyFolder } from 'scripts/lib/company.mjs';

/** The files of a folder that hold texts, with their paths in it. */
export const textsIn = (
  folder: string,
): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));

/** The domain of a company's own addresses. */
export function domainOf(company: string): string {
  const links = readFileSync(join(companyFolder(company), 'index.ts'), 'utf8');
  return /portal: 'https:\/\/[\w-]+\.([\w.-]+)/.exec(links)?.[1] ?? `${company}.example`;
}
