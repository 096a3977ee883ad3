import type { Plugin } from 'vite';
import { readBook } from '../../tools/tokens/src/book.ts';
import { dialects } from '../../tools/tokens/src/dialects/index.ts';

/** A company's tokens for one kind of tool. */
export interface TokenDownload {
  readonly company: string;
  /** What the files are. */
  readonly about: string;
  /** Their addresses, beside the page of a story. */
  readonly files: readonly string[];
}

interface Download extends TokenDownload {
  readonly texts: ReadonlyMap<string, string>;
}

const moduleId = 'virtual:token-files';

/** Every company's tokens, with what all companies share, in every dialect. */
async function downloads(): Promise<readonly Download[]> {
  const { kit, companies } = readBook();
  return Promise.all(
    [...companies].flatMap(([company, own]) =>
      Object.entries(dialects).map(async ([name, { about, write }]) => {
        const written = await write({ kit, companies: new Map([[company, own]]) });
        const texts = new Map(
          Object.entries(written).map(([file, text]) => [
            `tokens/${company}/${name}/${file}`,
            text,
          ]),
        );
        return { company, about, files: [...texts.keys()], texts };
      }),
    ),
  );
}

/**
 * The design tokens as files to download, beside the built Storybook or from the development
 * server, and their addresses as the module `virtual:token-files`.
 */
export const tokenFiles = (): Plugin => ({
  name: 'token-files',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: async (id) =>
    id === `\0${moduleId}`
      ? `export default ${JSON.stringify((await downloads()).map(({ texts: _, ...shown }) => shown))};`
      : undefined,
  async generateBundle() {
    for (const { texts } of await downloads()) {
      for (const [fileName, source] of texts) this.emitFile({ type: 'asset', fileName, source });
    }
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/tokens/', async (request, response) => {
      const texts = (await downloads()).map(({ texts }) => texts.get(`tokens${request.url}`));
      const text = texts.find((one) => one !== undefined);
      if (text === undefined) response.writeHead(404).end();
      else response.end(text);
    });
  },
});
