import { plainSchemes } from '@insurance-kit/ui/theme';
import { describe, expect, it } from 'vitest';
import { looksIn, readBook, tokensOf } from '../book.ts';
import { lossesOf } from '../lost.ts';
import { dialects } from './index.ts';

const book = readBook();

/** What each cannot hold. */
const losses: Readonly<Record<string, readonly string[]>> = {
  dtcg: [],
  figma: [
    'cubicBezier',
    'descriptions',
    'duration',
    'fontFamily',
    'needed contrast',
    'shadow',
    'sizes that follow the window',
    'typography',
  ],
  studio: ['needed contrast', 'sizes that follow the window'],
  css: ['descriptions', 'needed contrast', 'shadow', 'sizes that follow the window'],
};
const [plain = {}] = Object.values(plainSchemes);

describe.each(Object.entries(dialects))('tokens written as %s and read again', (name, dialect) => {
  it('have every role of all audiences, with the same value and the same alias', async () => {
    const back = dialect.read(await dialect.write(book), book);
    const looks = looksIn(book);
    expect(looks).toHaveLength(4);
    for (const [company, audience] of looks) {
      const roles = [...tokensOf(book, company, audience)].filter(([path]) => /^role\./.test(path));
      const after = tokensOf(back, company, audience);
      expect(roles).toHaveLength(Object.keys(plain).length);
      for (const [path, { value, alias }] of roles) {
        expect(after.get(path), `${company} ${audience} ${path}`).toMatchObject({ value, alias });
      }
    }
  });

  it('lack what the dialect cannot hold, and nothing else', async () => {
    const found = await lossesOf(dialect, book);
    expect(found.map(({ what }) => what).toSorted()).toEqual(losses[name]);
  });
});
