import { describe, expect, it } from 'vitest';
import { formatDateTime, parseDateTime } from './dateTime.ts';

describe('§5.1 the preferred date and time', () => {
  it.each(['04/08/2024, 10:15', '4/8/2024 10:15', ' 04/08/2024,  10:15 '])('reads %j', (text) => {
    expect(parseDateTime(text)).toEqual(new Date(2024, 3, 8, 10, 15));
  });

  it.each([
    'tomorrow',
    '04/08/2024',
    '10:15',
    '13/08/2024, 10:15',
    '02/30/2024, 10:15',
    '02/29/2023, 10:15',
    '00/08/2024, 10:15',
    '04/08/2024, 24:00',
    '04/08/2024, 10:60',
    '04/08/2024, 10:07',
    '04/08/24, 10:15',
    '04/08/2024, 10:15 or so',
  ])('does not read %j', (text) => {
    expect(parseDateTime(text)).toBeUndefined();
  });

  it('knows leap years', () => {
    expect(parseDateTime('02/29/2024, 00:00')).toEqual(new Date(2024, 1, 29));
  });

  it('is written as MM/dd/yyyy, HH:mm (§9)', () => {
    expect(formatDateTime(new Date(2024, 0, 2, 3, 45))).toBe('01/02/2024, 03:45');
  });
});
