import { maxAddressLength } from '@insurance-kit/content-client/offices';
import { expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { insuranceAgency } from '../shell/head.tsx';
import { recordOf } from '../test/records.ts';
import { contactDetailsOf } from './contact-details.ts';
import { mapPageAddress } from './maps.ts';
import { emailLines, phoneLines } from './phone-email-links.ts';

const own = { label: '+233 30 000 0100', href: 'tel:+233300000100' };

it('phone numbers without a country code become links and structured data with one', () => {
  const details = contactDetailsOf(
    recordOf('contact', { gh_call_no: '030 255 0100', reach_whatsapp: '024 400 0110' }),
  );
  expect(details.phone).toEqual({ label: '030 255 0100', href: 'tel:+233302550100' });
  expect(details.whatsApp.links).toEqual([
    { label: '024 400 0110', href: 'https://wa.me/233244000110', external: true },
  ]);
  expect(insuranceAgency(company, 'https://site.example', details)).toMatchObject({
    telephone: '+233302550100',
  });
});

it('contact details are those of company.ts if the record is unknown (readings §4)', () => {
  const { phone, address } = contactDetailsOf();
  expect([phone, address.label]).toEqual([own, company.address]);
});

it('an invalid value of a record is not used (readings §6)', () => {
  for (const bad of ['', 'call us', `0${' '.repeat(200_000)}24 000 0001`, '1'.repeat(200_000)]) {
    const record = recordOf('contact', { gh_call_no: bad, gh_headoffice: bad.repeat(2) });
    expect(contactDetailsOf(record).phone).toEqual(own);
  }
  const record = recordOf('contact', { gh_headoffice: 'Accra '.repeat(40_000) });
  expect(contactDetailsOf(record).address.label).toBe(company.address);
});

it('an address of any length that the editors’ form allows is shown (§2.3)', () => {
  const longest = 'P.O. Box 1, '.padEnd(maxAddressLength, 'Accra ').trim();
  const { address } = contactDetailsOf(recordOf('contact', { gh_headoffice: longest }));
  expect(address.label).toBe(longest);
});

it('the first office of the record’s list replaces the two offices of §3', () => {
  const offices = [{ name: 'Tamale', call_no: '', headoffice: '1 New Street' }];
  const { phone, address } = contactDetailsOf(
    recordOf('contact', { gh_call_no: '+233 24 000 0001', gh_headoffice: 'Accra', offices }),
  );
  expect([phone, address.label]).toEqual([own, '1 New Street']);
});

it('the link of the postal address leads to a map of this address', () => {
  const mapOf = (fields: Readonly<Record<string, unknown>>) =>
    contactDetailsOf(recordOf('contact', fields)).address.href;
  const ofSeat = mapPageAddress(company.address, company.seat);
  const point = { latitude: 9.4, longitude: -0.85 };
  const office = { name: 'Tamale', headoffice: '1 New Street' };
  expect(mapOf({})).toBe(ofSeat);
  expect(mapOf({ gh_headoffice: company.address })).toBe(ofSeat);
  expect(mapOf({ gh_headoffice: '1 New Street' })).toBe(mapPageAddress('1 New Street', undefined));
  expect(mapOf({ offices: [office] })).toBe(mapPageAddress('1 New Street', undefined));
  expect(mapOf({ offices: [{ ...office, ...point }] })).toBe(mapPageAddress('1 New Street', point));
});

it('a list of phone numbers becomes links; any other text keeps its words, with numbers as links (§2.17)', () => {
  const one = { label: '+233 (0)30 000-0100', href: 'tel:+233300000100' };
  const other = { label: '024 400 0110', href: 'tel:+233244000110' };
  for (const between of [', ', ' / ', '/', ' or ', ' ou ', ' et ', '\n']) {
    expect(phoneLines(one.label + between + other.label)).toEqual({ links: [one, other] });
  }
  expect(phoneLines('Tel: 024 400 0110 (WhatsApp)')).toEqual({
    links: [other],
    text: ['Tel: ', other, ' (WhatsApp)'],
  });
  expect(emailLines('info@')).toEqual({ links: [], text: ['info@'] });
  expect(phoneLines('')).toEqual({ links: [] });
});

it.each([
  ['', undefined],
  ['English and Hausa', ['English and Hausa']],
  ['toString, constructor', ['toString, constructor']],
  [
    'English, Twi, Ga',
    [
      'English',
      ' · ',
      { label: 'Twi', lang: 'ak', href: '/purpleproductdetails/motor#ak' },
      ' · ',
      { text: 'Ga', lang: 'gaa' },
    ],
  ],
])('languages become a row if they are a list, else stay as written: %j', (written, parts) => {
  expect(contactDetailsOf(recordOf('contact', { reach_languages: written })).languages).toEqual(
    parts,
  );
});
