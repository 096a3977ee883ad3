import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ContactPart,
  emailParts,
  emailProblem,
  phoneParts,
  phoneProblem,
} from './contact-parts.ts';
import { phoneReader } from './phone-number.ts';

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
])('of the phone numbers %j of Ghana each is a link, and every word stays', (text, expected) => {
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
  'a number of %s, written %j, can be dialled anywhere, or is no link',
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
])('of the e-mail addresses %j each is a link, and every word stays', (text, expected) => {
  expect(shown(emailParts(text))).toBe(expected);
  expect(emailProblem(text) === undefined).toBe(expected.includes(']('));
});

it.each([phoneParts, emailParts, (text: string) => phoneParts(text, phoneReader('GH'))])(
  'a text of any kind and size keeps its words',
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
