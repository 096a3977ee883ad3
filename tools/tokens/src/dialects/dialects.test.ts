import { describe, expect, it } from 'vitest';
import { looksIn, readBook, tokensOf } from '../book.ts';
import { lossesOf } from '../lost.ts';
import { dialects } from './index.ts';

const book = readBook();

/** What each cannot hold, and how many tokens that concerns. */
const losses: Readonly<Record<string, object>> = {
  dtcg: {},
  figma: {
    cubicBezier: 1,
    descriptions: 39,
    duration: 6,
    fontFamily: 2,
    'needed contrast': 19,
    shadow: 1,
    'sizes that follow the window': 3,
    typography: 17,
  },
  studio: { 'needed contrast': 19, 'sizes that follow the window': 7 },
  css: { descriptions: 48, 'needed contrast': 19, shadow: 1, 'sizes that follow the window': 7 },
};

describe.each(Object.entries(dialects))('tokens written as %s and read again', (name, dialect) => {
  it('have every role of all audiences, with the same value and the same alias', async () => {
    const back = dialect.read(await dialect.write(book), book);
    const looks = looksIn(book);
    expect(looks).toHaveLength(4);
    for (const [company, audience] of looks) {
      const roles = [...tokensOf(book, company, audience)].filter(([path]) => /^role\./.test(path));
      const after = tokensOf(back, company, audience);
      expect(roles).toHaveLength(39);
      for (const [path, { value, alias }] of roles) {
        expect(after.get(path), `${company} ${audience} ${path}`).toMatchObject({ value, alias });
      }
    }
  });

  it('lack what the dialect cannot hold, and nothing else', async () => {
    const found = await lossesOf(dialect, book);
    expect(Object.fromEntries(found.map(({ what, tokens }) => [what, tokens.length]))).toEqual(
      losses[name],
    );
  });
});
