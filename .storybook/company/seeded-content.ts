import type { Plugin } from 'vite';
import { openLibrary } from '../../apps/content-service/src/content/library.ts';
import { companies, seededContent as contentOf } from '../../scripts/lib/company.mjs';

const moduleId = 'virtual:seeded-content';
const resolvedId = `\0${moduleId}`;

const quiet = (): undefined => undefined;
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** The path of a company's content files in a built Storybook. */
const filesOf = (company: string): string => `/content/${company}/files`;

/** The files of every company's content, as Storybook copies them. */
export const contentFiles = companies().map((company) => ({
  from: contentOf(company),
  to: filesOf(company),
}));

/** The content service's answers to all calls, by path, read from the content folder. */
async function readAnswers(company: string): Promise<Readonly<Record<string, unknown>>> {
  const library = await openLibrary(contentOf(company), silent);
  try {
    const answers: Record<string, unknown> = {};
    for (const path of Object.keys(library.versions())) {
      const body = library.answer(path);
      if (body !== undefined) answers[path] = JSON.parse(body.bytes.toString());
    }
    const cards = answers['/api/published-blogs/cards'];
    for (const { id } of Array.isArray(cards) ? cards : []) {
      const body = library.articleDetails(String(id));
      answers[`/api/blog/${id}/details`] = JSON.parse(body.bytes.toString());
    }
    return answers;
  } finally {
    await library.close();
  }
}

/**
 * Gives stories the seeded content of all companies as the module `virtual:seeded-content`, so that
 * no service has to run.
 */
export const seededContent = (): Plugin => ({
  name: 'seeded-content',
  resolveId: (id) => (id === moduleId ? resolvedId : undefined),
  load: async (id) => {
    if (id !== resolvedId) return undefined;
    const answers = await Promise.all(
      companies().map(async (company) => [company, await readAnswers(company)] as const),
    );
    return `export default ${JSON.stringify(Object.fromEntries(answers))}`;
  },
});
