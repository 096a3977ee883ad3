import { expect, it } from 'vitest';
import { officeAddress } from './office-address.ts';

const gh_email = '<a href="mailto:hello@a.example">hello@a.example</a>';
const ng_email = 'lagos@a.example';

it('the office address is gh_email, or the first e-mail address in the list of offices (§2.17)', () => {
  expect(officeAddress({ gh_email, ng_email })).toBe('hello@a.example');
  const offices = [{ name: 'Abidjan' }, { email: 'bouake@a.example' }];
  expect(officeAddress({ gh_email, offices })).toBe('bouake@a.example');
});

it('the office address is gh_email if there is no list of offices (readings §6)', () => {
  for (const offices of [[], 'none', [null]]) {
    expect(officeAddress({ gh_email, offices })).toBe('hello@a.example');
  }
});

it.each([
  'Email: info@a.example',
  'info@a.example/claims@a.example',
  'info@a.example ou claims@a.example',
])('the office address is found in %j', (email) => {
  expect(officeAddress({ gh_email: email, ng_email })).toBe('info@a.example');
  expect(officeAddress({ offices: [{ email }, { email: ng_email }] })).toBe('info@a.example');
});

it.each(['info(at)a.example', 4, {}])(
  'the office address is undefined, not the next office’s, if the head office has %j',
  (wrong) => {
    expect(officeAddress({ gh_email: wrong, ng_email })).toBeUndefined();
  },
);

it('the office address is the next office’s if the head office has no e-mail field', () => {
  for (const none of [undefined, null, '']) {
    expect(officeAddress({ gh_email: none, ng_email })).toBe(ng_email);
  }
  expect(officeAddress({})).toBeUndefined();
  expect(officeAddress({ offices: [{ name: 'Accra' }, { email: ng_email }] })).toBe(ng_email);
});
