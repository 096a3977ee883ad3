import { expect, it } from 'vitest';
import { lacking } from './missing.ts';

it('says what a hero lacks beside a hero of the same kind', () => {
  const names = ['individual', 'institution'];
  const heroes = {
    individual: { from: 'record' },
    institution: { from: 'company', title: 'A company', tagline: 'For companies' },
  };
  const { title: _, ...withoutTitle } = heroes.institution;
  const own = { heroes: { ...heroes, institution: withoutTitle } };
  expect(lacking({ heroes }, own, { whole: names, own: names })).toEqual([
    ['heroes', 'institution', 'title'],
  ]);
});
