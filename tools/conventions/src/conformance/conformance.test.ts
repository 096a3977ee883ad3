import { describe, expect, it } from 'vitest';
import { read } from '../tree.ts';
import { findings, missing, outputs } from './report.ts';

describe('the conformance report', () => {
  it('names tests that exist', () => {
    expect(missing()).toEqual([]);
    expect(missing({ '1.1.1': { kit: [{ tests: [['README.md', 'no such title']] }] } })).toEqual([
      "1.1.1: README.md has no 'no such title'",
    ]);
  });

  it('finds the numbers in titles, and reports criteria without evidence', () => {
    const of = (criterion: string) => findings('site').find((one) => one.criterion === criterion);
    expect(of('2.4.3')?.evidence).toContainEqual({
      tests: expect.arrayContaining([
        ['e2e/navigation/focus.spec.ts', expect.stringContaining('Back gives focus')],
      ]),
    });
    expect(of('2.4.5')).toMatchObject({ adherence: 'not-evaluated', evidence: [] });
  });

  it.each(Object.entries(outputs()))(
    '%s is up to date: run `pnpm conformance` if not',
    (path, text) => {
      expect(read(path)).toBe(text);
    },
  );
});
