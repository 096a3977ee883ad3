// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersTo, contentFrom } from '../test/hostile-content.ts';
import { xmlDocument } from '../test/xml-document.ts';

it.each(['feed', 'sitemap'])(
  'the %s is XML, whatever the articles are (readings §5, readings §6)',
  {
    timeout: 60_000,
  },
  async (name) => {
    const { loader } = await import(`./${name}.ts`);
    await fc.assert(
      fc.asyncProperty(answersTo(['articleCards']), async (answers) => {
        const context = { content: contentFrom(answers), site: { origin: 'https://site.example' } };
        const answer: Response = await loader({ context }).catch((thrown: Response) => thrown);
        expect([200, 503]).toContain(answer.status);
        const text = await answer.text();
        if (answer.status === 200) expect(() => xmlDocument(text)).not.toThrow();
      }),
      { numRuns: 20, seed: 1 },
    );
  },
);
