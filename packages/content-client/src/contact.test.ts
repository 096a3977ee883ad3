import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ContactPart,
  emailParts,
  emailProblem,
  phoneParts,
  phoneProblem,
} from './contact-parts.ts';
import { readEmailAddress } from './email-address.ts';
import { createServerSanitizer } from './html/server.ts';
import { contactOffices, readOpeningHours } from './offices.ts';
import { phoneReader, phoneReaders } from './phone-number.ts';
import { type ContentReport, resources } from './records/index.ts';

const shown = (parts: readonly ContactPart[]) =>
  parts.map(({ text, href }) => (href === undefined ? text : `[${text}](${href})`)).join('');

it.each([
  ['+233 30 000 0100', '[+233 30 000 0100](tel:+233300000100)'],
  ['030 000 0100', '[030 000 0100](tel:+233300000100)'],
  ['00233244000110', '[00233244000110](tel:+233244000110)'],
  ['0302-123456/0244-123456', '[0302-123456](tel:+233302123456)/[0244-123456](tel:+233244123456)'],
  ['Tel: 0302 123456 (WhatsApp)', 'Tel: [0302 123456](tel:+233302123456) (WhatsApp)'],
  ['030 200 0100 ext. 12', '[030 200 0100](tel:+233302000100) ext. 12'],
  ['+233\u00a030\u202f000\u00a00100', '[+233\u00a030\u202f000\u00a00100](tel:+233300000100)'],
  ['\u202a+233 30 000 0100\u202c', '[+233 30 000 0100](tel:+233300000100)'],
  [
    '+233 (0)30 000-0100 or (030) 200 0100',
    '[+233 (0)30 000-0100](tel:+233300000100) or [(030) 200 0100](tel:+233302000100)',
  ],
  ['(+233) 30 000 0100', '[(+233) 30 000 0100](tel:+233300000100)'],
  ['(024 000 0001)', '([024 000 0001](tel:+233240000001))'],
  ['0302/123456', '[0302/123456](tel:+233302123456)'],
  ['24/7: 0800 123 456', '24/7: [0800 123 456](tel:+233800123456)'],
  ['javascript:alert(1), ask us, 12', 'javascript:alert(1), ask us, 12'],
])('each phone number of Ghana in %j becomes a link, and every word is kept', (text, expected) => {
  expect(shown(phoneParts(text, phoneReader('GH')))).toBe(expected);
  expect(phoneProblem(text, phoneReader('GH')) === undefined).toBe(expected.includes(']('));
});

it.each([
  ['CI', '(225) 27 31 00 01 00', '[(225) 27 31 00 01 00](tel:+2252731000100)'],
  [
    'CI',
    '+225 27 20 00 01 00 ou 27.20.00.01.01',
    '[+225 27 20 00 01 00](tel:+2252720000100) ou [27.20.00.01.01](tel:+2252720000101)',
  ],
  ['no country', '+234 201 000 0145', '[+234 201 000 0145](tel:+2342010000145)'],
  ['no country', '0201 000 0145', '0201 000 0145'],
])(
  'makes a number of %s, written %j, a link only if it can be dialled from anywhere',
  (country, text, expected) => {
    expect(shown(phoneParts(text, phoneReader(country)))).toBe(expected);
  },
);

it.each([
  ['CI', '+225 20 00 01 00'],
  ['GH', '+233 30 000 010'],
  ['GH', '0302 123456, 0244 123456 0302 123456 0244'],
  ['GH', '030 200 0100, +225 20 00 01 00'],
])('in %s %j has a number that cannot be dialled', (country, text) => {
  expect(shown(phoneParts(text, phoneReader(country)))).toContain(text.split(', ').at(-1));
  expect(phoneProblem(text, phoneReader(country))).toMatch(
    /^expected phone numbers that can be dialled, found/,
  );
});

it.each([
  ['info@a.example', '[info@a.example](mailto:info@a.example)'],
  ['e-mail:info@a.example.', 'e-mail:[info@a.example](mailto:info@a.example).'],
  ['Office <info@a.example>', 'Office <[info@a.example](mailto:info@a.example)>'],
  [
    'info@a.example/claims@a.example',
    '[info@a.example](mailto:info@a.example)/[claims@a.example](mailto:claims@a.example)',
  ],
  ['josé@a.example', '[josé@a.example](mailto:jos%C3%A9@a.example)'],
  ['a#b%c@a.example', '[a#b%c@a.example](mailto:a%23b%25c@a.example)'],
  ['info@', 'info@'],
  ['a@b, a?bcc=c@a.example', 'a@b, a?bcc=c@a.example'],
])('each e-mail address in %j becomes a link, and every word is kept', (text, expected) => {
  expect(shown(emailParts(text))).toBe(expected);
  expect(emailProblem(text) === undefined).toBe(expected.includes(']('));
});

it.each([phoneParts, emailParts, (text: string) => phoneParts(text, phoneReader('GH'))])(
  'keeps the words of any text, whatever its size',
  (parts) => {
    const signs = '0123456789+ (-).,;/\n'.split('');
    const text = fc.string({ unit: fc.constantFrom(...signs, 'a', '@', 'é', ':', '<') });
    const withoutSpaces = (written: string) => written.replace(/\s/g, '');
    fc.assert(
      fc.property(text, (written) => {
        const found = parts(written);
        expect(withoutSpaces(found.map((part) => part.text).join(''))).toBe(withoutSpaces(written));
        for (const { href = 'tel:12345' } of found) {
          expect(href).toMatch(/^(?:tel:\+?\d{5,15}|mailto:[\w.%+-]+@[\w.%-]+)$/);
        }
      }),
      { numRuns: 1000 },
    );
    for (const part of ['0', '0 ', '+', '(', 'a@', 'a.', '0-']) {
      expect(parts(part.repeat(100_000))).toHaveLength(1);
      parts(part.repeat(900));
    }
  },
);

it.each([
  'ama@mail.example',
  ' ama@mail.example\n',
  'ama@mail.example ;',
  '<ama@mail.example>,',
  '"Mensah, Ama" <ama@mail.example>.',
  '“ama@mail.example”',
  '« ama@mail.example »',
  'MAILTO:ama@mail.example?subject=Hello&cc=kofi@mail.example',
  '\u200bama@mail.example\ufeff',
])('the one address in %j is read', (text) => {
  expect(readEmailAddress(text)).toBe('ama@mail.example');
});

it.each([
  "o'neil@mail.example",
  'a.b+c_d@sub.mail.example',
  'José@mail.example',
  'ama@xn--bcher-kva.example',
  `${'a'.repeat(64)}@mail.example`,
])('the address %j is read unchanged', (text) => {
  expect(readEmailAddress(text)).toBe(text);
});

it('a letter and its accent in an address are composed (NFC)', () => {
  expect(readEmailAddress('jose\u0301@mail.example')).toBe('jos\u00e9@mail.example');
});

it.each([
  '',
  '@mail.example',
  'ama@mail',
  'ama@mail..example',
  'ama@-mail.example',
  'ama@192.0.2.7',
  'ama @mail.example',
  'ama@mail.example, kofi@mail.example',
  'ama@mail.example\r\nBcc: kofi@mail.example',
  '"ama b"@mail.example',
  'ama@mail.example>kofi@mail.example',
  `${'a'.repeat(65)}@mail.example`,
  `ama@${'mail.'.repeat(60)}example`,
])('no address is read from %j', (text) => {
  expect(readEmailAddress(text)).toBeUndefined();
});

it.each(['a.', '<', ' ,', 'a@'])('200 kB of %j are read without delay', (part) => {
  expect(readEmailAddress(`${part.repeat(100_000)}!x`)).toBeUndefined();
  expect(readEmailAddress(part.repeat(490))).toBeUndefined();
});

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
  'the offices are the two of §3 if the list is %j',
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
