import { openLibrary } from './library.ts';

const quiet = (): undefined => undefined;
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** The service's answers to all calls, by path, read from a content folder. */
export async function readAnswers(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const library = await openLibrary(folder, silent);
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
