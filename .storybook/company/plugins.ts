import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAnswers } from 'content-service/src/content/library.ts';
import {
  companies,
  companyAlias,
  companyContent,
  companyFolder,
  chosenCompany as companyFromEnv,
} from 'scripts/lib/company.mjs';
import type { Plugin } from 'vite';

const [alias = ''] = Object.keys(companyAlias());
const companiesFile = fileURLToPath(new URL('./companies.ts', import.meta.url));
const contentModule = fileURLToPath(new URL('../site/every-content.ts', import.meta.url));

/** Storybook's static folders: the content of each company. */
export const contentFiles = companies().map((company) => ({
  from: companyContent(company),
  to: `/content/${company}/files`,
}));

/** Source of `site/every-content.ts`, with the content of all companies. */
async function everyContent(): Promise<string> {
  const answers = companies().map(async (id) => [id, await readAnswers(companyContent(id))]);
  const all = Object.fromEntries(await Promise.all(answers));
  return `export const everyContent = ${JSON.stringify(all)};`;
}

const exportedConstants = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:const (\w+)|\{([^}]*)\})/gm)].flatMap(
    // The exported name is the last word of each part in braces: `b` in `a as b`.
    ([, name, list]) => name ?? list?.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  );

/** Source of a module that re-exports `file` of the company chosen in Storybook's toolbar. */
async function chosenFile(file: string, query: string): Promise<string> {
  const paths = companies().map((company) => join(companyFolder(company), file));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const names = file.endsWith('.ts') ? new Set(texts.flatMap(exportedConstants)) : ['default'];
  return [
    `import { chosenCompany } from ${JSON.stringify(companiesFile)};`,
    ...paths.map((path, at) => `import * as company${at} from ${JSON.stringify(path + query)};`),
    `const all = {${companies().map((company, at) => `${JSON.stringify(company)}: company${at}`)}};`,
    'const chosen = all[chosenCompany];',
    ...Array.from(names, (name) =>
      name === 'default' ? 'export default chosen.default;' : `export const { ${name} } = chosen;`,
    ),
  ].join('\n');
}

/** Resolves `#company/…` to the toolbar's company, and provides the content of all companies. */
export const everyCompany = (): Plugin => ({
  name: 'every-company',
  enforce: 'pre',
  resolveId: (id) => {
    const [, pattern] = /^#company\/(.+\*.*)/.exec(id) ?? [];
    // Vite expands a glob before the toolbar's choice is known, so `COMPANY` selects the company.
    if (pattern) return join(companyFolder(companyFromEnv()), pattern);
    // The suffix `.js` makes Vite read the module as a script, even if the file is HTML or JSON.
    return id.startsWith(`${alias}/`) ? `\0company/${id.slice(alias.length + 1)}.js` : undefined;
  },
  load: (id) => {
    if (id === contentModule) return everyContent();
    const [, file = '', query = ''] = /^\0company\/([^?]+)(.*)\.js$/.exec(id) ?? [];
    return file === '' ? undefined : chosenFile(file, query);
  },
});
