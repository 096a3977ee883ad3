import { expect, it } from 'vitest';
import { createServerSanitizer } from './html/server.ts';
import { contactOffices } from './offices.ts';
import { readOpeningHours } from './opening-hours.ts';
import { phoneReaders } from './phone-number.ts';
import { type ContentReport, resources } from './records/index.ts';

function reading(record: object) {
  const problems: string[] = [];
  const contact = resources.contact.parse([record], {
    sanitize: createServerSanitizer(),
    report: (report) => problems.push(...report.problems.map(({ field }) => field)),
  });
  expect(resources.contact.check(record).map(({ field }) => field)).toEqual(problems);
  return { problems, offices: contactOffices(contact) };
}
const officesIn = (record: object) => reading(record).offices;

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

it('§6 a phone or e-mail field that cannot be used is reported, and stays as it is written', () => {
  const { problems, offices } = reading({
    gh_call_no: 'Ask us',
    gh_email: 'info@',
    offices: [{ name: 'Tema', call_no: '12', email: 'tema' }],
  });
  expect(problems).toEqual(['gh_call_no', 'gh_email', 'offices']);
  expect(offices).toMatchObject([{ call_no: '12', email: 'tema' }]);
});

it('§6 a number that cannot be dialled in the office’s country is reported', () => {
  const record = {
    gh_call_no: '030 000 0100',
    ng_call_no: '0201 000 0145',
    reach_whatsapp: '024 400 011',
    offices: [{ call_no: '0302 1234' }],
  };
  const fieldsOf = (found: readonly { readonly field: string }[]) =>
    found.map(({ field }) => field);
  const wrong = ['reach_whatsapp', 'offices'];
  const phones = phoneReaders('GH');
  expect(fieldsOf(resources.contact.check(record, { phones }))).toEqual(wrong);
  const reported: string[] = [];
  const report = ({ problems }: ContentReport) => reported.push(...fieldsOf(problems));
  resources.contact.parse([record], { sanitize: createServerSanitizer(), phones, report });
  expect(reported).toEqual(wrong);
});

it('opening hours are read as schema.org writes them', () => {
  expect(readOpeningHours('Mo-We 08:00-17:30; Su 09:00-24:00')).toEqual([
    { days: [1, 2, 3], from: 480, to: 1050 },
    { days: [0], from: 540, to: 1440 },
  ]);
});

it.each(['Monday to Friday', 'Mo-Fr', 'Fr-Mo 08:00-17:00', 'Mo 17:00-08:00', 'Mo 08:00-24:30'])(
  'the hours %j are shown as they are written, and reported',
  (gh_hours) => {
    expect(readOpeningHours(gh_hours)).toBeUndefined();
    expect(resources.contact.check({ gh_hours })).toHaveLength(1);
  },
);
