import { expect, it } from 'vitest';
import { foreign, wordsOfOthers } from './foreign.ts';

const [ghana, coteDivoire] = ['harmattan-ghana', 'harmattan-cote-divoire'] as const;

it.each([
  [ghana, coteDivoire],
  [coteDivoire, ghana],
])('finds in %s no word, number, place or person of %s (readings §1)', async (company, other) => {
  const findings = await foreign(company);
  expect(findings.filter(({ what }) => what.includes(other))).toEqual([]);
});

it('finds whole words of others, but none within a name of its own', () => {
  const line = 'Harmattan Insurance Ghana, Accra: GHS6,000 from Ama Owusu, a Ghanaian';
  const others = ['ghana', 'accra', 'ghs', 'ama owusu'];
  expect(wordsOfOthers(line, new Set(), others)).toEqual(['Ghana', 'Accra', 'GHS', 'Ama Owusu']);
  expect(wordsOfOthers(line, new Set(['harmattan insurance ghana', 'accra']), others)).toEqual([
    'GHS',
    'Ama Owusu',
  ]);
});
