import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Schemes } from '@insurance-kit/ui/palette';
import { readAnswers } from 'content-service/src/content/answers.ts';
import {
  companies,
  companyAlias,
  companyFolder,
  seededContent as contentOf,
} from 'scripts/lib/company.mjs';
import { builtSchemes, schemesModule } from 'site/vite/built-schemes.ts';
import type { Plugin } from 'vite';

const prefix = '\0company/';
const identitiesModule = 'virtual:identities';
const [alias = ''] = Object.keys(companyAlias());
const choice = fileURLToPath(new URL('./companies.ts', import.meta.url));
const importChoice = `import { chosenCompany } from ${JSON.stringify(choice)};`;

const exportedConstants = (text: string): readonly string[] => [
  ...[...text.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => name ?? []),
  ...[...text.matchAll(/^export \{ (.+) \}/gm)].flatMap(([, names]) => names?.split(', ') ?? []),
];

async function bothModes(company: string): Promise<Schemes> {
  return { ...(await builtSchemes(company)), ...(await builtSchemes(company, 'dark')) };
}

/** Computed at build time, so that stories do not load the colour library. */
async function allSchemes(): Promise<string> {
  const all = await Promise.all(
    companies().map(async (company) => [company, await bothModes(company)] as const),
  );
  return `${importChoice}\nexport const colourSchemes = ${JSON.stringify(Object.fromEntries(all))}[chosenCompany];`;
}

/** Makes `#company/…` the module of the chosen company. */
export const everyCompany = (): Plugin => ({
  name: 'every-company',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === identitiesModule) return `\0${identitiesModule}`;
    // `.js`, so that Vite reads it as a script, even for HTML or JSON.
    return id.startsWith(`${alias}/`) ? `${prefix}${id.slice(alias.length + 1)}.js` : undefined;
  },
  load: async (id) => {
    if (id === `\0${identitiesModule}`) {
      const files = companies().map((company) => `${companyFolder(company)}/company.ts`);
      const imports = files.map(
        (file, index) => `import * as c${index} from ${JSON.stringify(file)};`,
      );
      const all = files.map((_, index) => `c${index}.identity`);
      return `${imports.join('\n')}\nexport default [${all}];`;
    }
    if (id === schemesModule) return allSchemes();
    if (!id.startsWith(prefix)) return undefined;
    const [file = '', query] = id.slice(prefix.length, -'.js'.length).split('?');
    const all = companies().map((company) => ({
      company,
      path: join(companyFolder(company), file),
    }));
    const texts = await Promise.all(all.map(({ path }) => readFile(path, 'utf8')));
    const names = file.endsWith('.ts')
      ? [...new Set(texts.flatMap(exportedConstants))]
      : ['default'];
    const address = (path: string): string =>
      JSON.stringify(query === undefined ? path : `${path}?${query}`);
    return [
      importChoice,
      ...all.map(({ path }, index) => `import * as company${index} from ${address(path)};`),
      `const chosen = {${all.map(({ company }, index) => `${JSON.stringify(company)}: company${index}`)}}[chosenCompany];`,
      ...names.map((name) =>
        name === 'default'
          ? 'export default chosen.default;'
          : `export const ${name} = chosen.${name};`,
      ),
    ].join('\n');
  },
});

const contentModule = 'virtual:seeded-content';

const filesPath = (company: string): string => `/content/${company}/files`;

export const contentFiles = companies().map((company) => ({
  from: contentOf(company),
  to: filesPath(company),
}));

/** Provides all companies' seeded content as the module `virtual:seeded-content`. */
export const seededContent = (): Plugin => ({
  name: 'seeded-content',
  resolveId: (id) => (id === contentModule ? `\0${id}` : undefined),
  load: async (id) => {
    if (id !== `\0${contentModule}`) return undefined;
    const answers = await Promise.all(
      companies().map(async (company) => [company, await readAnswers(contentOf(company))] as const),
    );
    return `export default ${JSON.stringify(Object.fromEntries(answers))}`;
  },
});
