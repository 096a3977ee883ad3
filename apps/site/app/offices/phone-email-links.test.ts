import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailLinks, phoneLinks } from './phone-email-links.ts';

it('makes each phone number of a text a tel: link, as it is written (§2.17)', () => {
  const numbers = [
    { label: '+233 (0)30 000-0100', href: 'tel:+233300000100' },
    { label: '(0)800 123 456', href: 'tel:0800123456' },
  ];
  for (const between of [', ', ' / ', ' or ', ' ou ', ' et ', '\n']) {
    expect(phoneLinks(`+233 (0)30 000-0100${between}(0)800 123 456`)).toEqual(numbers);
  }
});

it('makes each e-mail address of a text a mailto: link', () => {
  expect(emailLinks('a.b+c@mail.example; d@mail.example')).toEqual([
    { label: 'a.b+c@mail.example', href: 'mailto:a.b+c@mail.example' },
    { label: 'd@mail.example', href: 'mailto:d@mail.example' },
  ]);
});

it('leaves out what is neither, and what would bring fields of its own (readings §6)', () => {
  expect(phoneLinks('javascript:alert(1), ask us, 12')).toEqual([]);
  expect(emailLinks('javascript:alert(1), a@b, a?bcc=c@mail.example, @mail.example')).toEqual([]);
});

it('makes no other link of any text (readings §6)', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789+ (-).,;/'), maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab@.-+:?&=, '), maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, (written) => {
      for (const { href } of phoneLinks(written)) expect(href).toMatch(/^tel:\+?\d{5,15}$/);
      for (const { href } of emailLinks(written)) expect(href).toMatch(/^mailto:[\w.+-]+@[\w.-]+$/);
    }),
    { numRuns: 1000 },
  );
});
