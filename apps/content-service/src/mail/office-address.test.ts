import { expect, it } from 'vitest';
import { officeAddress } from './office-address.ts';

const gh_email = '<a href="mailto:hello@a.example">hello@a.example</a>';

it('is the first address that the contact page shows (§2.17), of the list where it has offices', () => {
  expect(officeAddress({ gh_email })).toBe('hello@a.example');
  expect(officeAddress({ ng_email: 'lagos@a.example' })).toBe('lagos@a.example');
  const offices = [{ name: 'Abidjan' }, { email: 'bouake@a.example' }];
  expect(officeAddress({ gh_email, offices })).toBe('bouake@a.example');
});

it('is gh_email where there is no list of offices (readings §6)', () => {
  for (const offices of [[], 'none', [null]]) {
    expect(officeAddress({ gh_email, offices })).toBe('hello@a.example');
  }
});

it('is undefined where the page shows no address', () => {
  expect(officeAddress(undefined)).toBeUndefined();
  expect(officeAddress({})).toBeUndefined();
  for (const shown of ['', 4, 'none', 'E-mail: hello@a.example', {}]) {
    expect(officeAddress({ gh_email: shown })).toBeUndefined();
    expect(officeAddress({ gh_email, offices: [{ email: shown }] })).toBeUndefined();
  }
});
