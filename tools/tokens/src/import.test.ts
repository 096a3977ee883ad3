import { colorOf } from '@insurance-kit/ui/tokens';
import { describe, expect, it } from 'vitest';
import { type Book, type Entry, readBook } from './book.ts';
import { editsOf } from './import.ts';
import { compare } from './report.ts';

const book = readBook();
const [seeded, drawn] = ['harmattan-cote-divoire', 'harmattan-ghana'];

const colour = (hex: string): Entry => ({ type: 'color', value: colorOf(hex) });

const changed = (company: string, path: string, entry: Entry): Book => ({
  ...book,
  companies: new Map(
    [...book.companies].map(([name, entries]) => [
      name,
      name === company ? new Map([...entries, [path, entry]]) : entries,
    ]),
  ),
});

describe('imported tokens', () => {
  it('change nothing where nothing has changed', () => {
    expect(editsOf(book, book)).toEqual([]);
  });

  it.each([
    ['its seed', seeded, '700', ['700']],
    ['another step of a seed’s ramp', seeded, '800', 11],
    ['a step of a drawn ramp', drawn, '700', 11],
  ] as const)('change %s in a company’s file', (_, company, step, steps) => {
    const imported = changed(company, `brand.individual.${step}`, colour('#003b2b'));
    const [edit, ...others] = editsOf(imported, book);
    expect(others).toEqual([]);
    expect(edit?.changes).toEqual([
      expect.stringMatching(/^brand\.individual\.\d+: #\w+ becomes #003b2b$/),
    ]);
    expect(edit?.tree).toHaveProperty(['brand', 'individual', step, '$value'], colorOf('#003b2b'));
    const group = Object(Object(edit?.tree.brand).individual);
    const kept = Object.keys(group).filter((name) => !name.startsWith('$'));
    if (typeof steps === 'number') expect(kept).toHaveLength(steps);
    else expect(kept).toEqual(steps);
  });

  it('change a role for all companies', () => {
    const hero: Entry = { type: 'color', value: '{brand.950}' };
    const [edit] = editsOf({ ...book, kit: new Map([...book.kit, ['role.hero', hero]]) }, book);
    expect(edit?.tree).toHaveProperty('role.hero.$value', '{brand.950}');
    expect(edit?.tree).toHaveProperty('role.hero.$description');
  });

  it('name a token that the repository does not have', () => {
    const imported = changed(drawn, 'brand.brokers.700', colour('#003b2b'));
    expect(() => editsOf(imported, book)).toThrow(
      'harmattan-ghana/brand.tokens.json: brand.brokers.700: is not in the repository',
    );
  });
});

describe('the report of a change', () => {
  it('says what can no longer be read, and the nearest shade that can', () => {
    const looks = compare(book, changed(seeded, 'brand.individual.700', colour('#7fd6cf')));
    const look = looks.find(
      ({ company, audience }) => company === seeded && audience === 'individual',
    );
    expect(look?.css).not.toBe(look?.cssBefore);
    expect(look?.unreadable).toContainEqual({
      ink: 'brand',
      surface: 'page',
      has: expect.closeTo(1.69, 2),
      needs: 4.5,
      isNew: true,
      nearest: expect.objectContaining({ role: 'brand', colour: '#7fd6cf', shade: '#4b7e7a' }),
    });
    expect(look?.seed).toBe('#467672');
    expect(looks.filter(({ unreadable }) => unreadable.length > 0)).toEqual([look]);
  });
});
