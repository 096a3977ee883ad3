import type { ContentData } from '@insurance-kit/content-client';
import { describe, expect, it } from 'vitest';
import {
  engineeringTexts,
  homeInsuranceTexts,
  marineTexts,
  travelTexts,
} from '#company/texts/products.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import { contactDetailsOf } from '../../offices/contact-details.ts';
import { productRoutes } from '../../routes.ts';
import { fieldMark, filledRecord, recordOf } from '../../test/records.ts';
import { engineeringModel } from '../engineering/page.tsx';
import { sectionsModel } from '../home-insurance/page.tsx';
import { marineModel } from '../marine/page.tsx';
import { coversPageModel, getMotorTexts } from '../motor/page.tsx';
import { motorCorporateModel } from '../motor-corporate/page.tsx';
import { sectionFields } from '../record-parts.ts';
import { cardsModel } from '../travel/page.tsx';
import { buyingModel, lowestPrice } from './buying.ts';
import { overviewModel } from './page.tsx';
import type { ShownProduct } from './product-page.tsx';

const html = (field: string): string => `<p>${fieldMark(field)}</p>`;

/** Makes a product's model from a filled record, or from a record with only `fields`. */
const pageOf =
  <Name extends ProductResource, Texts, Model>(
    resource: Name,
    name: string,
    modelOf: (product: ShownProduct<ContentData[Name], Texts>) => Model,
    texts: Texts,
  ) =>
  (fields?: Readonly<Record<string, unknown>>) => {
    const record = fields ? recordOf(resource, fields) : filledRecord(resource);
    const isIndividual = productRoutes('individual').some((product) => product.name === name);
    const audience = isIndividual ? 'individual' : 'institution';
    const model = modelOf({ name, audience, texts, source: { resource }, record });
    return { ...model, ...buyingModel(record, 'Motor Insurance', new Map()) };
  };

const motor = pageOf('motorIndividual', 'motor', coversPageModel, getMotorTexts('motor'));
const fleetTexts = getMotorTexts('motor-corporate');
const fleet = pageOf('motorCorporate', 'motor-corporate', motorCorporateModel, fleetTexts);
const travel = pageOf('travel', 'travel', cardsModel, travelTexts);
const house = pageOf('homeInsurance', 'home-insurance', sectionsModel, homeInsuranceTexts);
const engineering = pageOf('engineering', 'engineering', engineeringModel, engineeringTexts);
const marine = pageOf('marine', 'marine', marineModel, marineTexts);

it.each([
  ['/purpleproductdetails/motor', motor, 'compliance_ins tp_fire_theft tp_only'],
  ['/purpleproductdetails/travel', travel, 'student_insurance individual_insurance'],
  ['/purpleproductdetails/home', house, 'homeowner_ins householder_ins'],
  [
    '/redproductdetails/engineer',
    engineering,
    'plant_all_risk contractors_all_risk machinery_breakdown erection_all computer_all_risk',
  ],
  ['/redproductdetails/marine', marine, 'marine_cargo marine_hull'],
])('the page %s shows each cover’s features (§2.12, §2.13, §2.15)', (path, modelOf, variants) => {
  const model = modelOf();
  expect(model.tabs?.find(({ current }) => current)?.href).toBe(path);
  const items = 'covers' in model ? model.covers.items : model.items;
  const shown = items.map(({ features }) => features?.html);
  expect(shown).toEqual(variants.split(' ').map((variant) => html(`${variant}_features`)));
});

it('the motor page for fleets shows a cover’s benefits, or else its text, as features (readings §4, §2.11)', () => {
  const fields = ['comprehensive_benefits', 'tp_fire_theft_benefits', 'tp_only_body'];
  expect(fleet().covers.items.map(({ features }) => features?.html)).toEqual(fields.map(html));
});

it('the motor page for individuals expands only the comprehensive cover; a cover’s text replaces missing features (§2.11, §4.7)', () => {
  expect(motor().covers.items.map(({ open }) => open)).toEqual([true, false, false]);
  const byLaw = motor({ tp_only_body: '<p>By law.</p>' });
  expect(byLaw.covers.items[2]?.features?.html).toBe('<p>By law.</p>');
});

it.each([
  ['the motor page for fleets', fleet, 'Third party fire & theft'],
  ['the engineering page', engineering, 'Third Party Fire & Theft'],
])('the benefits on %s have titles (§2.11, §2.14)', (_, modelOf, fireTheft) => {
  expect(modelOf().benefits?.groups).toEqual([
    { title: 'Comprehensive', html: html('comprehensive_benefits') },
    { title: fireTheft, html: html('tp_fire_theft_benefits') },
  ]);
});

it('a product page shows facts beside their cover, or else at the end, but no incomplete fact or text', () => {
  const model = motor({
    facts: [
      { cover: 'tp_only', term: 'Limit', detail: 'GHS6,000' },
      { term: 'By phone', detail: 'Dial *920*57#' },
      { term: 'Excess', detail: '' },
    ],
    other_languages: [{ language: 'ak', title: '', body: '<p>Untitled</p>' }],
  });
  const limit = { term: 'Limit', detail: ['GHS6,000'] };
  expect(model.covers.items.map(({ facts }) => facts)).toEqual([undefined, undefined, [limit]]);
  const code = { label: '*920*57#', href: 'tel:*920*57%23' };
  expect(model.facts?.items).toEqual([{ term: 'By phone', detail: ['Dial ', code] }]);
  expect(model).not.toHaveProperty('languages');
});

it('each document of a product has its own date (§3)', () => {
  const days = { proposal_day: '2026-03-01', claim_form_day: '2026-04-01' };
  const files = { proposal_file: 'files/a.pdf', claim_form_file: 'files/b.pdf' };
  const details = motor({ ...files, ...days }).files?.items.map(({ detail }) => detail);
  expect(details).toEqual(['PDF, 1 Mar 2026', 'PDF, 1 Apr 2026']);
});

describe('a page with prices', () => {
  const pricesOf = (tariff: readonly object[]) =>
    motor({ tariff }).covers.items.map(({ price }) => price);

  it('shows a cover’s price only if it is dated; otherwise says how soon the company answers', () => {
    const price = { cover: 'compliance_ins', price: 'GHS1 900 a year' };
    expect(pricesOf([{ ...price, day: '2026-11-01' }])[0]).toEqual({
      from: 'From GHS1\u00a0900\u00a0a year',
      note: 'Tariff of 1\u00a0Nov\u00a02026',
    });
    expect(pricesOf([price])[0]).toEqual({ note: 'Price: we answer within a working day' });
  });

  it('shows the price of the whole product for covers without an own entry', () => {
    const whole = { price: 'GHS480', day: '2026-11-01' };
    const own = { cover: 'tp_only', price: 'GHS100' };
    const shown = pricesOf([whole, own]).map((price) => price && 'from' in price && price.from);
    expect(shown).toEqual(['From GHS480', 'From GHS480', false]);
  });

  it('shows a product’s lowest price with a date on its card (§2)', () => {
    const day = '2026-11-01';
    const tariff = [
      { cover: 'compliance_ins', price: 'GHS1,900 a year', day },
      { cover: 'tp_only', price: 'GHS490 a year', day },
      { cover: 'tp_only', price: 'GHS480.50 a year', day },
      { cover: 'tp_fire_theft', price: 'GHS100 a year' },
    ];
    const overview = recordOf('productsIndividual', {});
    const card = sectionFields(overview, 'motor');
    const { cards } = overviewModel(
      overview,
      { motor: card, 'home-insurance': card },
      'individual',
      contactDetailsOf().phone,
      { motor: recordOf('motorIndividual', { tariff }), travel: recordOf('travel', {}) },
    );
    expect(cards.map(({ id, price }) => [id, price])).toEqual([
      ['motor', 'From GHS480.50\u00a0a year'],
      ['home-insurance', undefined],
    ]);
  });

  it('reads French prices, and finds no price without digits the lowest', () => {
    const tariff = ['On request', '2 000 F', '1 900,50 F'].map((price, index) => ({
      cover: `cover_${index}`,
      price,
      day: '2026-11-01',
    }));
    const lowestOf = (...prices: typeof tariff) =>
      lowestPrice(recordOf('motorIndividual', { tariff: prices }));
    expect(lowestOf(...tariff)).toBe('From 1\u00a0900,50\u00a0F');
    expect(lowestOf(...tariff.slice(0, 1))).toBe('On request');
  });
});
