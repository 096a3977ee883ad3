import { readAnswers } from 'content-service/src/content/answers.ts';
import { companies, seededContent as contentOf } from 'scripts/lib/company.mjs';
import type { Plugin } from 'vite';

const moduleId = 'virtual:seeded-content';
const resolvedId = `\0${moduleId}`;

const filesPath = (company: string): string => `/content/${company}/files`;

export const contentFiles = companies().map((company) => ({
  from: contentOf(company),
  to: filesPath(company),
}));

/** Provides the content of all companies as the module `virtual:seeded-content`. */
export const seededContent = (): Plugin => ({
  name: 'seeded-content',
  resolveId: (id) => (id === moduleId ? resolvedId : undefined),
  load: async (id) => {
    if (id !== resolvedId) return undefined;
    const answers = await Promise.all(
      companies().map(async (company) => [company, await readAnswers(contentOf(company))] as const),
    );
    return `export default ${JSON.stringify(Object.fromEntries(answers))}`;
  },
});
