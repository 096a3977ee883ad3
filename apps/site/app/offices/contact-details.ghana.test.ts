import { maxAddressLength } from '@insurance-kit/content-client/offices';
import { expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { insuranceAgency } from '../shell/head.tsx';
import { recordOf } from '../test/records.ts';
import { contactDetailsOf } from './contact-details.ts';
import { mapFrameAddress, mapPageAddress } from './maps.ts';
import { emailLines, phoneLines } from './phone-email-links.ts';

const own = { label: '+233 30 000 0100', href: 'tel:+233300000100' };

it('structured data has the first office’s phone number and hours, and the other offices as departments', () => {
  const hours = 'Mo-Fr 08:00-17:00, Sa 09:00-12:00';
  const offices = [
    { name: 'Accra', call_no: '024 400 0110', headoffice: '1 New Street', hours },
    { name: 'Tamale', call_no: '030 255 0100', headoffice: '2 New Street', hours: 'on request' },
  ];
  const agency = insuranceAgency(
    'https://site.example',
    contactDetailsOf(recordOf('contact', { offices })),
  );
  expect(agency).toMatchObject({
    telephone: '+233244000110',
    openingHours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00'],
  });
  const telephone = '+233302550100';
  expect(agency.department).toEqual([
    { '@type': 'InsuranceAgency', name: 'Tamale', address: '2 New Street', telephone },
  ]);
});

const longest = 'P.O. Box 1, '.padEnd(maxAddressLength, 'Accra ').trim();
const tamale = { name: 'Tamale', call_no: '', headoffice: '1 New Street' };
const accra = { gh_call_no: '024 400 0110', gh_headoffice: 'Accra' };

it.each([
  ['company.ts if the contact record has neither', {}, own.label, company.address],
  ['company.ts if the record’s phone number is invalid', { gh_call_no: 'call us' }, own.label],
  ['company.ts if the address is too long', { gh_headoffice: 'Accra '.repeat(40_000) }, own.label],
  ['the record if it has both', accra, '024 400 0110', 'Accra'],
  ['company.ts (phone) and the record (address)', { gh_headoffice: longest }, own.label, longest],
  ['company.ts and the first office', { ...accra, offices: [tamale] }, own.label, '1 New Street'],
])('phone and address come from %s (readings §4)', (_, fields, number, at = company.address) => {
  const { phone, address } = contactDetailsOf(recordOf('contact', fields));
  expect([phone.label, address.label]).toEqual([number, at]);
});

it('the map of an address shows this address, or the office’s point', () => {
  const mapOf = (fields: Readonly<Record<string, unknown>>) =>
    contactDetailsOf(recordOf('contact', fields)).address.href;
  const ofSeat = mapPageAddress(company.address, company.seat);
  const point = { latitude: 9.4, longitude: -0.85 };
  expect(mapOf({})).toBe(ofSeat);
  expect(mapOf({ gh_headoffice: company.address })).toBe(ofSeat);
  expect(mapOf({ gh_headoffice: '1 New Street' })).toBe(mapPageAddress('1 New Street', undefined));
  expect(mapOf({ offices: [tamale] })).toBe(mapPageAddress('1 New Street', undefined));
  expect(mapOf({ offices: [{ ...tamale, ...point }] })).toBe(
    'https://www.openstreetmap.org/?mlat=9.4000&mlon=-0.8500#map=16/9.4000/-0.8500',
  );
  const { searchParams } = new URL(mapFrameAddress(point));
  expect(searchParams.get('bbox')).toBe('-0.8660,9.3920,-0.8340,9.4080');
});

it('phone numbers become links, in a list of numbers and in any other text (§2.17)', () => {
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

it('a WhatsApp number opens WhatsApp, even in a text with other words (readings §4)', () => {
  const record = recordOf('contact', { reach_whatsapp: '024 400 0110, claims only' });
  const number = { label: '024 400 0110', href: 'https://wa.me/233244000110', external: true };
  const text = [number, ', claims only'];
  expect(contactDetailsOf(record).whatsApp).toEqual({ links: [number], text });
});

const twi = { label: 'Twi', lang: 'ak', href: '/purpleproductdetails/motor#ak' };

it.each([
  ['', undefined],
  ['English and Hausa', ['English and Hausa']],
  ['toString, constructor', ['toString, constructor']],
  ['English, Twi, Ga', ['English', ' · ', twi, ' · ', { text: 'Ga', lang: 'gaa' }]],
])('the list %j links each language to its text on the motor page, if any', (written, parts) => {
  expect(contactDetailsOf(recordOf('contact', { reach_languages: written })).languages).toEqual(
    parts,
  );
});
