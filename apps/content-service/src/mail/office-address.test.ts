import { expect, it } from 'vitest';
import { officeAddress } from './office-address.ts';

const gh_email = '<a href="mailto:hello@a.example">hello@a.example</a>';
const ng_email = 'lagos@a.example';

const offices = [{ name: 'Abidjan' }, { email: 'bouake@a.example' }];

it.each([
  ['gh_email', { gh_email, ng_email }, 'hello@a.example'],
  ['the first one in the list of offices', { gh_email, offices }, 'bouake@a.example'],
  ['found between other words', { gh_email: 'Email: info@a.example', ng_email }, 'info@a.example'],
  ['the first of two in a field', { gh_email: 'a@a.example/b@a.example' }, 'a@a.example'],
  ['unknown if gh_email is wrong', { gh_email: 'info(at)a.example', ng_email }, undefined],
  ['unknown if gh_email is an object', { gh_email: {}, ng_email }, undefined],
  ['ng_email if there is no gh_email', { ng_email }, ng_email],
  ['ng_email if gh_email is empty', { gh_email: '', ng_email }, ng_email],
  ['unknown without contact fields', {}, undefined],
])('the e-mail address of the office is %s (§2.17, readings §6)', (_what, contact, address) => {
  expect(officeAddress(contact)).toBe(address);
});
