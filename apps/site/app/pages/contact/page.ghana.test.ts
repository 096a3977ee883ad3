import { describe, expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { mapsOrigin } from '../../offices/maps.ts';
import { recordOf } from '../../test/records.ts';
import { contactModel } from './page.tsx';

const offices = { gh_headoffice: '4 Woven Close, Accra', ng_headoffice: '16 House Road, Lagos' };

describe('the contact page (§2.17)', () => {
  it('loads each office’s map from the origin in the content security policy', () => {
    const { items } = contactModel(recordOf('contact', offices), 'individual').offices;
    expect(items.map(({ map }) => map?.frame?.title)).toEqual([
      'Map of the Ghana office in Accra',
      'Map of the Nigeria office in Lagos',
    ]);
    for (const { map } of items) {
      const { origin, searchParams } = new URL(map?.frame?.src ?? '');
      expect(origin).toBe(mapsOrigin);
      expect(searchParams.get('marker')).toMatch(/^\d+\.\d{4},-?\d+\.\d{4}$/);
    }
  });

  it("says when a closed office opens again, and has the link 'Report a claim at any hour'", () => {
    const hours = { gh_hours: 'Mo-Fr 08:00-17:30, Sa 07:00-12:00', ng_hours: 'Mo-Fr 09:00-17:00' };
    const { hero, offices } = contactModel(recordOf('contact', hours), 'individual');
    const { claims: href } = company.links;
    const always = { label: 'Report a claim at any hour', href, external: true };
    expect(hero.opening).toMatchObject({
      text: 'Mon–\u2060Fri 8\u00a0am\u00a0–\u00a05:30\u00a0pm\nSat 7\u00a0am\u00a0–\u00a012\u00a0pm',
      openNow: {
        hours: expect.arrayContaining([
          { day: 1, from: 480, to: 1050, closed: 'Closed now · opens Monday 8\u00a0am' },
        ]),
        offset: 0,
        closedDays: expect.arrayContaining(['12-25', '2027-03-26']),
      },
      always,
    });
    const openings = offices.items.map(
      ({ channels }) => channels.find(({ icon }) => icon === 'clock')?.opening,
    );
    expect(openings).toMatchObject([{ always }, undefined]);
  });

  it('adds the office’s country code to its phone number (readings §6)', () => {
    const numbers = { gh_call_no: '030 200 0100', ng_call_no: '0803 123 4567' };
    const { items } = contactModel(recordOf('contact', numbers), 'individual').offices;
    const links = items.map(({ channels: [phone] }) => phone?.links?.[0]?.href);
    expect(links).toEqual(['tel:+233302000100', 'tel:+2348031234567']);
  });

  it('shows the record’s list of offices instead of the two offices of §3', () => {
    const reach = { call_no: '030 200 0100', email: 'a@a.example', hours: 'Mo-Fr 08:00-17:00' };
    const place = { headoffice: '4 Woven Close', latitude: 5, longitude: '-0.2' };
    const list = [
      { name: 'Accra', ...place, ...reach },
      { name: 'Kumasi', headoffice: '1 Kejetia Road', latitude: 900 },
    ];
    const listed = recordOf('contact', { ...offices, offices: list });
    const { items } = contactModel(listed, 'individual').offices;
    const shown = items.map(({ name, map, channels }) => [
      ...[name, map?.frame?.title],
      ...channels.map(({ icon }) => icon),
    ]);
    expect(shown).toEqual([
      ['Accra', 'Map of the Accra office', 'phone', 'clock', 'map-pin', 'mail'],
      ['Kumasi', undefined, 'map-pin'],
    ]);
    const [address] = items[1]?.channels[0]?.links ?? [];
    expect(address?.href).toBe(`${mapsOrigin}/search?query=1+Kejetia+Road`);
  });
});
