import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('§5.1 the phone number', () => {
  it.each([
    ['0244127730', '+233244127730'],
    ['024 412 7730', '+233244127730'],
    ['+233 24 412 7730', '+233244127730'],
    ['0302 000 100', '+233302000100'],
    ['+234 803 123 4567', '+2348031234567'],
  ])('%j is a number of Ghana unless it says otherwise: %s', async (typed, number) => {
    expect(await readPhone(typed, 'GH')).toEqual({ state: 'valid', number });
  });

  it.each(['', '0244', '024412773012345', 'ask me', '+999 123 456 789'])(
    '%j is not valid',
    async (typed) => {
      expect(await readPhone(typed, 'GH')).toEqual({ state: 'invalid' });
    },
  );
});
