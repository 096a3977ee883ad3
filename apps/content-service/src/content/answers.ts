import { openLibrary } from './library.ts';

const quiet = (): undefined => undefined;
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet };

export async function readAnswers(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const library = await openLibrary(folder, silent);
  try {
    const paths = Object.keys(library.versions());
    return Object.fromEntries(
      paths.map((path) => [path, JSON.parse(String(library.answer(path)?.bytes))]),
    );
  } finally {
    await library.close();
  }
}
