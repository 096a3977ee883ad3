import { describe, expect, it } from 'vitest';
import {
  claim,
  fieldsMissingFrom,
  filledRecord,
  linksOf,
  markOf,
  recordOf,
} from '../test/records.ts';
import { engineeringModel } from './engineering.tsx';

const model = engineeringModel(filledRecord('engineering'), 'institution');

it('shows every field of the record (§3)', () => {
  // The contractors' picture is no field of its own: see the quirk below.
  expect(fieldsMissingFrom(model, 'engineering')).toEqual(['contractors_all_risk_image']);
});

it('has five products, each with its Insurance Features (§2.14)', () => {
  expect(
    model.items.map(({ title, features }) => [title, features?.label, features?.html]),
  ).toEqual(
    [
      ['Plant All - Risk', 'plant_all_risk'],
      ['Contractors All - Risk', 'contractors_all_risk'],
      ['Machinery Breakdown', 'machinery_breakdown'],
      ['Erection All - Risk', 'erection_all'],
      ['Electronic Equipment Computer All - Risk', 'computer_all_risk'],
    ].map(([title, field]) => [
      title,
      'Insurance Features',
      `<p>${markOf(`${field}_features`)}</p>`,
    ]),
  );
});

it('leads to its sister pages, and from products and banner to /redcontact (§2.10, §2.14)', () => {
  const contact = ['Contact Us', '/redcontact', false];
  const quote = ['Get a Quote', 'https://buy.harmattan-ghana.example/', true];
  expect(linksOf(model)).toEqual([
    quote,
    claim,
    ['Motor Insurance', '/redproductdetails/redmotor', false],
    ['Engineering Insurance', '/redproductdetails/engineer', false],
    ['Marine Insurance', '/redproductdetails/marine', false],
    ...Array(5).fill([quote, contact]).flat(),
    contact,
  ]);
  expect(model.tabs?.currentHref).toBe('/redproductdetails/engineer');
});

it('shows the benefits of both motor covers below their text (§2.14)', () => {
  expect(model.benefits).toMatchObject({
    lead: { html: `<p>${markOf('benefits_body')}</p>` },
    groups: [
      { title: 'Comprehensive', html: `<p>${markOf('comprehensive_benefits')}</p>` },
      { title: 'Third Party Fire & Theft', html: `<p>${markOf('tp_fire_theft_benefits')}</p>` },
    ],
  });
});

describe('the quirk of contractors_all_risk_body (§3)', () => {
  const contractors = (body: string) =>
    engineeringModel(recordOf('engineering', { contractors_all_risk_body: body }), 'institution')
      .items[1];

  it('is the picture where it looks like a path, and then no text', () => {
    const item = contractors('files/engineering/site.svg');
    expect(item?.picture.src).toBe('/content/files/engineering/site.svg#red');
    expect(item?.body).toBeUndefined();
  });

  it('is the text beside the default picture where it does not', () => {
    const item = contractors('<p>The works themselves.</p>');
    expect(item?.picture.src).toBeUndefined();
    expect(item?.body).toBe('<p>The works themselves.</p>');
  });
});

it('stands with an empty record (readings §6)', () => {
  const { hero, items, benefits } = engineeringModel(recordOf('engineering', {}), 'institution');
  expect(hero.title).toBe('Engineering Insurance');
  expect(items).toHaveLength(5);
  expect(benefits).toBeUndefined();
});
