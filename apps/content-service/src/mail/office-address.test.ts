import { expect, it } from 'vitest';
import { officeAddress } from './office-address.ts';

const gh_email = '<a href="mailto:hello@a.example">hello@a.example</a>';

it('is the address of the contact record (§3), of its first office where it lists offices', () => {
  expect(officeAddress({ gh_email })).toBe('hello@a.example');
  const offices = [{ email: 'abidjan@a.example' }, { email: 'bouake@a.example' }];
  expect(officeAddress({ gh_email, offices })).toBe('abidjan@a.example');
});

it('is gh_email where the list of offices says nothing (readings §6)', () => {
  for (const offices of [[], [{}], [{ email: 'none' }], [{ email: 4 }], 'none', [null]]) {
    expect(officeAddress({ gh_email, offices })).toBe('hello@a.example');
  }
});

it('is undefined without a record or an address', () => {
  for (const contact of [undefined, null, 'none', {}, { gh_email: 4 }]) {
    expect(officeAddress(contact)).toBeUndefined();
  }
});
