import { expect, it } from 'vitest';
import { createServerSanitizer } from './html/server.ts';
import { contactOffices, emailAddressesIn } from './offices.ts';
import { resources } from './records/index.ts';

const officesIn = (record: object) =>
  contactOffices(resources.contact.parse([record], { sanitize: createServerSanitizer() }));

const two = { gh_email: 'accra@a.example', ng_email: 'lagos@a.example' };

it('the offices are those of the list (§2.17, readings §4)', () => {
  const offices = [{ name: 'Abidjan', email: 'abidjan@a.example' }, { name: 'Bouaké' }];
  expect(officesIn({ ...two, offices })).toMatchObject([offices[0], { name: 'Bouaké', email: '' }]);
});

it.each([undefined, [], 'none', [null]])(
  'they are the two of §3 where the list is %j',
  (offices) => {
    const emails = officesIn({ ...two, offices }).map(({ email }) => email);
    expect(emails).toEqual(['accra@a.example', 'lagos@a.example']);
  },
);

it('finds each e-mail address of a text, and nothing else', () => {
  const found = ['a.b+c@mail.example', 'd@mail.example'];
  expect(emailAddressesIn('a.b+c@mail.example; d@mail.example')).toEqual(found);
  expect(emailAddressesIn('a.b+c@mail.example ou d@mail.example')).toEqual(found);
  expect(emailAddressesIn('e-mail: a@b.example, a@b, a?bcc=c@mail.example')).toEqual([]);
});
