import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ContactPart,
  dialCodeParts,
  emailParts,
  emailProblem,
  isContactList,
  phoneParts,
  phoneProblem,
} from './base/contact-parts.ts';
import { readEmailAddress } from './base/email-address.ts';
import { createServerSanitizer } from './html/server.ts';
import { contactOffices, readOpeningHours } from './offices.ts';
import { type PhoneReaders, phoneReader, phoneReaders } from './phone-number.ts';
import { resources } from './records/index.ts';

const shown = (parts: readonly ContactPart[]) =>
  parts.map(({ text, href }) => (href === undefined ? text : `[${text}](${href})`)).join('');
/** Removes the addresses and brackets that `shown` has added. */
const written = (marked: string) => marked.replace(/\[([^\]]+)\]\((?:tel|mailto):[^)]+\)/g, '$1');

it.each([
  ['GH', '[030 000 0100](tel:+233300000100)'],
  ['GH', '[00233244000110](tel:+233244000110)'],
  ['GH', '[0302-123456](tel:+233302123456)/[0244-123456](tel:+233244123456)'],
  ['GH', '[030 200 0100](tel:+233302000100) ext. 12'],
  ['GH', '[+233\u00a030\u202f000\u00a00100](tel:+233300000100)'],
  ['GH', '[+233 (0)30 000-0100](tel:+233300000100) or [(030) 200 0100](tel:+233302000100)'],
  ['GH', '([024 000 0001](tel:+233240000001))'],
  ['GH', '[0302/123456](tel:+233302123456)'],
  ['GH', '24/7: [0800 123 456](tel:+233800123456)'],
  ['GH', 'javascript:alert(1), ask us, 12'],
  ['GH', '+233 30 000 010'],
  ['CI', '[(225) 27 31 00 01 00](tel:+2252731000100)'],
  ['CI', '[+225 27 20 00 01 00](tel:+2252720000100) ou [27.20.00.01.01](tel:+2252720000101)'],
  ['no country', '[+234 201 000 0145](tel:+2342010000145)'],
  ['no country', '0201 000 0145'],
])('only valid phone numbers in a text become links (%s): %j', (country, marked) => {
  const read = phoneReader(country);
  expect(shown(phoneParts(written(marked), read))).toBe(marked);
  expect(phoneProblem(written(marked), read) === undefined).toBe(marked.includes(']('));
});

it.each(['0302 123456, 0244 123456 0302 123456 0244', '030 200 0100, +225 20 00 01 00'])(
  'phoneProblem reports the text %j, because a visitor cannot dial one of its numbers',
  (text) => {
    const read = phoneReader('GH');
    expect(shown(phoneParts(text, read))).toContain(text.split(', ').at(-1));
    expect(phoneProblem(text, read)).toMatch(/^expected phone numbers that can be dialled, found/);
  },
);

it('the link of a phone number omits invisible characters around the number', () => {
  const text = '\u202a+233 30 000 0100\u202c';
  const link = '[+233 30 000 0100](tel:+233300000100)';
  expect(shown(phoneParts(text, phoneReader('GH')))).toBe(link);
});

it.each([
  '[info@a.example](mailto:info@a.example)',
  'Office <[info@a.example](mailto:info@a.example)>',
  '[info@a.example](mailto:info@a.example)/[claims@a.example](mailto:claims@a.example)',
  '[josé@a.example](mailto:jos%C3%A9@a.example)',
  '[a#b%c@a.example](mailto:a%23b%25c@a.example)',
  'info@',
  'a@b, a?bcc=c@a.example',
])('only valid e-mail addresses in a text become links: %j', (marked) => {
  expect(shown(emailParts(written(marked)))).toBe(marked);
  expect(emailProblem(written(marked)) === undefined).toBe(marked.includes(']('));
});

it.each([phoneParts, emailParts, (text: string) => phoneParts(text, phoneReader('GH'))])(
  'phoneParts and emailParts keep all words of a text, even of a very long text',
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

const ama = 'ama@mail.example';
const same = [
  ...["o'neil@mail.example", 'a.b+c_d@sub.mail.example', 'José@mail.example'],
  ...['ama@xn--bcher-kva.example', `${'a'.repeat(64)}@mail.example`],
];
const none = [
  ...['', '@mail.example', 'ama@mail', 'ama@mail..example', 'ama@-mail.example'],
  ...['ama@192.0.2.7', 'ama @mail.example', '"ama b"@mail.example'],
  ...[`${ama}, kofi@mail.example`, `${ama}>kofi@mail.example`],
  ...[`${ama}\r\nBcc: kofi@mail.example`, `a${'a'.repeat(64)}@mail.example`],
  ...[`ama@${'mail.'.repeat(60)}example`, 'a@'.repeat(490)],
  // Hostile texts are refused without delay.
  ...['a.', '<', ' ,', 'a@'].map((part) => `${part.repeat(100_000)}!x`),
];

const around = [
  ...[ama, ` ${ama}\n`, `${ama} ;`, `<${ama}>,`, `"Mensah, Ama" <${ama}>.`, `“${ama}”`],
  ...[`« ${ama} »`, `\u200b${ama}\ufeff`, `MAILTO:${ama}?subject=Hello&cc=kofi@mail.example`],
];

it('readEmailAddress finds the only address in a text, even in brackets or quotation marks', () => {
  for (const text of around) expect.soft(readEmailAddress(text), text).toBe(ama);
  for (const text of same) expect.soft(readEmailAddress(text)).toBe(text);
  for (const text of none) expect.soft(readEmailAddress(text), text.slice(0, 40)).toBeUndefined();
  // Unicode form NFC joins a letter and its accent into one character.
  expect(readEmailAddress('jose\u0301@mail.example')).toBe('jos\u00e9@mail.example');
});

it('a USSD code in a text becomes a link', () => {
  expect(shown(dialCodeParts('Dial *920*55# now'))).toBe('Dial [*920*55#](tel:*920*55%23) now');
});

it.each([
  ['0302 123456 / 0244 123456 or 0244 123457', true],
  ['0302 123456, weekdays only', false],
])('isContactList says whether a text consists only of links: %j', (text, isList) => {
  expect(isContactList(phoneParts(text, phoneReader('GH')))).toBe(isList);
});

function reading(record: object, phones?: PhoneReaders) {
  const problems: string[] = [];
  const contact = resources.contact.parse([record], {
    ...{ sanitize: createServerSanitizer(), phones },
    report: (report) => problems.push(...report.problems.map(({ field }) => field)),
  });
  return { problems, offices: contactOffices(contact) };
}

const accra = { gh_email: 'accra@a.example', gh_hours: 'Mo 08:00-17:00' };
const lagos = { ng_email: 'lagos@a.example', ng_hours: 'Tu 09:00-16:00' };

it('contactOffices returns the listed offices (§2.17, readings §4), or the Ghana and Nigeria offices (§3) if none is listed', () => {
  const offices = [
    { name: 'Abidjan', email: 'a@a.example' },
    { name: 'Bouaké', email: '' },
  ];
  expect(reading({ ...accra, offices }).offices).toMatchObject(offices);
  for (const none of [undefined, [], 'none', [null]]) {
    expect(reading({ ...accra, ...lagos, offices: none }).offices).toMatchObject([
      { email: 'accra@a.example', hours: 'Mo 08:00-17:00' },
      { email: 'lagos@a.example', hours: 'Tu 09:00-16:00' },
    ]);
  }
});

it('parse and check report invalid e-mail addresses, and phone numbers invalid in the office’s country; parse keeps both (§6)', () => {
  const record = {
    gh_call_no: '030 000 0100',
    gh_email: 'info@',
    ng_call_no: '0201 000 0145',
    reach_whatsapp: '024 400 011',
    offices: [{ name: 'Tema', call_no: '0302 1234', email: 'tema' }],
  };
  const phones = phoneReaders('GH');
  const invalid = ['gh_email', 'reach_whatsapp', 'offices'];
  const check = resources.contact.check(record, { phones });
  expect(check.map(({ field }) => field)).toEqual(invalid);
  const { problems, offices } = reading(record, phones);
  expect(problems).toEqual(invalid);
  expect(offices).toMatchObject(record.offices);
});

it('readOpeningHours reads opening hours in the format of schema.org', () => {
  expect(readOpeningHours('Mo-We 08:00-17:30; Su 09:00-24:00')).toEqual([
    { days: [1, 2, 3], from: 480, to: 1050 },
    { days: [0], from: 540, to: 1440 },
  ]);
});

it.each(['Monday to Friday', 'Mo-Fr', 'Fr-Mo 08:00-17:00', 'Mo 17:00-08:00', 'Mo 08:00-24:30'])(
  'readOpeningHours returns undefined for the invalid hours %j, and `contact.check` reports them',
  (gh_hours) => {
    expect(readOpeningHours(gh_hours)).toBeUndefined();
    expect(resources.contact.check({ gh_hours })).toHaveLength(1);
  },
);
