import { expect, it } from 'vitest';
import { emailLines, phoneLines, phoneLinks } from './phone-email-links.ts';

const numbers = [
  { label: '+233 (0)30 000-0100', href: 'tel:+233300000100' },
  { label: '024 400 0110', href: 'tel:+233244000110' },
];

it('makes each phone number of a list a tel: link, as written (§2.17)', () => {
  for (const between of [', ', ' / ', '/', ' or ', ' ou ', ' et ', '\n']) {
    const text = `+233 (0)30 000-0100${between}024 400 0110`;
    expect(phoneLines(text)).toEqual({ links: numbers });
    expect(phoneLinks(text)).toEqual(numbers);
  }
});

it('keeps any other text complete, with its links', () => {
  const link = { label: '024 000 0001', href: 'tel:+233240000001' };
  expect(phoneLines('Tel: 024 000 0001 (WhatsApp)')).toEqual({
    links: [link],
    text: ['Tel: ', link, ' (WhatsApp)'],
  });
  expect(emailLines('info@')).toEqual({ links: [], text: ['info@'] });
  expect(phoneLines('')).toEqual({ links: [] });
});
