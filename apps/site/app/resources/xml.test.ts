// @vitest-environment jsdom
import { resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xmlDocument } from '../test/xml-document.ts';

const sanitize = createServerSanitizer();

/** Text of any characters, among them what ends or opens something in XML. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&#0;',
        '<p',
        '&',
        '"',
        '\ud800',
        '\uffff',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));
const card = fc.record({
  id: fc.oneof(fc.nat(), text),
  main_image: text,
  created_at: fc.oneof(text, fc.constantFrom('2024-04-08T08:30:00Z', '9999-12-31T23:59:59-01:00')),
  caption: text,
  excerpt: text,
  category: text,
});

it.each(['feed', 'sitemap'])(
  'the %s is XML, whatever the articles are (readings §5, readings §6)',
  async (name) => {
    const { loader } = await import(`./${name}.ts`);
    await fc.assert(
      fc.asyncProperty(fc.array(card, { minLength: 1, maxLength: 9 }), async (cards) => {
        const content = { read: async () => resources.articleCards.parse(cards, { sanitize }) };
        const answer: Response = await loader({
          context: { content, site: { origin: 'https://site.example' } },
        });
        expect(answer.status).toBe(200);
        const written = await answer.text();
        expect(() => xmlDocument(written)).not.toThrow();
      }),
      { numRuns: 20, seed: 1 },
    );
  },
);
