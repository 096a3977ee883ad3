import type { Plugin } from 'vite';
import { answeredPaths, openLibrary } from '../apps/content-service/src/content/library.ts';
import { chosenCompany, seededContent as contentOf } from '../scripts/lib/company.mjs';

const moduleId = 'virtual:seeded-content';
const resolvedId = `\0${moduleId}`;

/** The folder of everything that the site says. */
export const contentFolder = contentOf(chosenCompany());

const quiet = (): undefined => undefined;
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** What the content service answers to every call of §7, by path, as it reads the folder itself. */
async function readAnswers(): Promise<Readonly<Record<string, unknown>>> {
  const library = await openLibrary(contentFolder, silent);
  try {
    const answers: Record<string, unknown> = {};
    for (const path of answeredPaths) {
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

/** Gives stories the seeded content as the module `virtual:seeded-content`: no service has to run. */
export const seededContent = (): Plugin => ({
  name: 'seeded-content',
  resolveId: (id) => (id === moduleId ? resolvedId : undefined),
  load: async (id) =>
    id === resolvedId ? `export default ${JSON.stringify(await readAnswers())}` : undefined,
});
