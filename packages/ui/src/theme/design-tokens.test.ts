import { expect, it } from 'vitest';
import { schemesOf } from './colours/palette.ts';
import { designTokens } from './design-tokens.ts';

it('writes colours, text styles and lengths as DTCG tokens', () => {
  const tokens = designTokens(schemesOf({ teal: '#005f5b' }));
  expect(tokens.color.teal).toMatchObject({
    $type: 'color',
    brand: { $value: { colorSpace: 'srgb', components: [0, 0.3725, 0.3569], hex: '#005f5b' } },
  });
  expect(tokens.layout).toMatchObject({
    $type: 'dimension',
    gutter: { $value: { value: 80, unit: 'px' } },
    gap: { $value: { value: 24, unit: 'px' } },
  });
  expect(tokens.breakpoint).toMatchObject({ md: { $value: { value: 721, unit: 'px' } } });
  expect(tokens.typography).toMatchObject({
    h1: {
      $value: {
        fontFamily: 'TikTok Sans',
        fontWeight: 700,
        fontSize: { value: 5.25, unit: 'rem' },
        letterSpacing: { value: -0.1575, unit: 'rem' },
        lineHeight: 0.96,
      },
    },
    body1: { $value: { fontWeight: 400, letterSpacing: { value: 0, unit: 'rem' } } },
  });
});
