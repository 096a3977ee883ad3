import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('§5.1 the phone number', () => {
  it.each([
    ['0244127730', '+233 24 412 7730'],
    ['024 412 7730', '+233 24 412 7730'],
    ['+233 24 412 7730', '+233 24 412 7730'],
    ['0302 000 100', '+233 30 200 0100'],
    ['+234 803 123 4567', '+234 803 123 4567'],
    ['0031 20 123 4567', '+31 20 123 4567'],
    ['(00234) 803 123 4567', '+234 803 123 4567'],
    ['Tel: 00 233 24 412 7730', '+233 24 412 7730'],
    ['024\u202f412\u00a07730\ufe0f', '+233 24 412 7730'],
    ['\u202a024\u2011412\u20137730\u202c\u200b', '+233 24 412 7730'],
    ['030 200 0100 ext 12', '+233 30 200 0100 ext. 12'],
    ['030 200 0100 x12', '+233 30 200 0100 ext. 12'],
    ['030 200 0100 poste 12', '+233 30 200 0100 ext. 12'],
    ['+233302000100 ext. 12', '+233 30 200 0100 ext. 12'],
  ])('%j is written as %s, by default as a number of Ghana', (typed, written) => {
    const number = written.replaceAll(/(?<=\d) (?=\d)/g, '');
    expect(readPhone(typed, 'GH')).toEqual({ state: 'valid', number, written });
  });

  it('is written in pairs if it is from Côte d’Ivoire', () => {
    expect(readPhone('0707070707', 'CI')).toMatchObject({ written: '+225 07 07 07 07 07' });
    expect(readPhone('2720000100', 'CI')).toMatchObject({ written: '+225 27 20 00 01 00' });
  });

  it.each(['', '0244', '024412773012345', 'ask me', '+999 123 456 789'])(
    '%j is not valid',
    (typed) => {
      expect(readPhone(typed, 'GH')).toEqual({ state: 'invalid' });
    },
  );

  it.each([
    '0244127730 / 0201234567',
    '0244127730, +233 20 123 4567',
    '0244127730 or 0201234567',
    '0244127730 0201234567',
  ])('%j is reported as two numbers', (typed) => {
    expect(readPhone(typed, 'GH')).toEqual({ state: 'several' });
  });

  it('is refused without parsing if it is longer than any phone number', () => {
    expect(readPhone('0'.repeat(100_000), 'GH')).toEqual({ state: 'invalid' });
  });

  it('stays the same number in E.164 if it is valid', {
    timeout: 30_000,
  }, () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789+ ()-') }),
      fc.integer({ min: 200_000_000, max: 599_999_999 }).map((number) => `0${number}`),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('GH', 'NG', 'ZZ', ''), (text, country) => {
        const reading = readPhone(text, country);
        if (reading.state !== 'valid') return;
        expect(reading.number).toMatch(/^\+[1-9]\d{6,14}(?: ext\. \d+)?$/);
        const { state, number } = reading;
        expect(readPhone(number, 'GH')).toMatchObject({ state, number });
      }),
      { numRuns: 30 },
    );
  });
});
