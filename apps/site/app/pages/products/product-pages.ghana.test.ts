import type { ContentData } from '@insurance-kit/content-client';
import type { CoversModel, ProductSectionsModel } from '@insurance-kit/ui';
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
import { cardsModel } from '../travel/page.tsx';
import { buyingModel } from './buying.ts';
import { productsModel } from './page.tsx';
import type { ShownProduct } from './product-page.tsx';

const html = (field: string): string => `<p>${fieldMark(field)}</p>`;
const inHtml = (...fields: readonly string[]) => fields.map(html);

/** Makes a product's page from a filled record, or from a record with only these fields. */
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
    return { ...model, ...buyingModel(record, {}, 'Motor Insurance') };
  };

const motor = pageOf('motorIndividual', 'motor', coversPageModel, getMotorTexts('motor'));
const fleetTexts = getMotorTexts('motor-corporate');
const fleet = pageOf('motorCorporate', 'motor-corporate', motorCorporateModel, fleetTexts);
const travel = pageOf('travel', 'travel', cardsModel, travelTexts);
const house = pageOf('homeInsurance', 'home-insurance', sectionsModel, homeInsuranceTexts);
const engineering = pageOf('engineering', 'engineering', engineeringModel, engineeringTexts);
const marine = pageOf('marine', 'marine', marineModel, marineTexts);

const itemsOf = (page: CoversModel | ProductSectionsModel) =>
  'covers' in page ? page.covers.items : page.items;

const covers = ['COMPREHENSIVE INSURANCE', 'THIRD PARTY FIRE & THEFT', 'THIRD PARTY ONLY'];
const kinds = ['Plant All - Risk', 'Contractors All - Risk', 'Machinery Breakdown'];

it.each([
  [
    '/purpleproductdetails/motor',
    motor,
    covers,
    ['compliance_ins_features', 'tp_fire_theft_features', 'tp_only_features'],
  ],
  [
    '/redproductdetails/redmotor',
    fleet,
    covers,
    ['comprehensive_benefits', 'tp_fire_theft_benefits', 'tp_only_body'],
  ],
  [
    '/purpleproductdetails/travel',
    travel,
    ['STUDENT', 'INDIVIDUALS'],
    ['student_insurance_features', 'individual_insurance_features'],
  ],
  [
    '/purpleproductdetails/home',
    house,
    ['HOMEOWNERS', 'HOUSEHOLDERS'],
    ['homeowner_ins_features', 'householder_ins_features'],
  ],
  [
    '/redproductdetails/engineer',
    engineering,
    [...kinds, 'Erection All - Risk', 'Electronic Equipment Computer All - Risk'],
    ['plant_all_risk', 'contractors_all_risk', 'machinery_breakdown', 'erection_all']
      .concat('computer_all_risk')
      .map((name) => `${name}_features`),
  ],
  [
    '/redproductdetails/marine',
    marine,
    ['Marine Cargo', 'Marine hull'],
    ['marine_cargo_features', 'marine_hull_features'],
  ],
])(
  '%s shows its products with their features, and marks its tab (§2.10 to §2.15: §2.11, §2.12, §2.13, §2.14)',
  (path, model, titles, features) => {
    const label = model === house ? 'Featured Insurance' : 'Insurance Features';
    expect(model().tabs?.currentHref).toBe(path);
    expect(
      itemsOf(model()).map(({ title, features }) => [title, features?.label, features?.html]),
    ).toEqual(titles.map((title, index) => [title, label, html(features[index] ?? '')]));
  },
);

const both = (fireTheft: string) => [
  { title: 'Comprehensive', html: html('comprehensive_benefits') },
  { title: fireTheft, html: html('tp_fire_theft_benefits') },
];

it('only the comprehensive cover is open at first, and each cover has its text (§2.11, §4.7)', () => {
  expect(motor().covers.items.map(({ open, body }) => [open, body])).toEqual([
    [true, html('compliance_ins_body')],
    [false, html('tp_fire_theft_body')],
    [false, html('tp_only_body')],
  ]);
  expect(fleet().covers.items.map(({ body }) => body)).toEqual(
    inHtml('comprehensive_ins_body', 'tp_fire_theft_body', 'tp_only_body'),
  );
  expect(fleet().benefits?.groups).toEqual(both('Third party fire & theft'));
  const byLaw = motor({ tp_only_body: '<p>By law.</p>' });
  expect(byLaw.covers.items[2]?.features?.html).toBe('<p>By law.</p>');
});

it('travel, engineering and marine list their benefits (§2.12, §2.14, §2.15)', () => {
  expect(travel().layout).toBe('cards');
  expect(travel().benefits).toEqual({
    title: { html: html('sec1_caption') },
    groups: [{ html: html('sec1_body') }],
  });
  expect(engineering().benefits).toMatchObject({
    lead: { html: html('benefits_body') },
    groups: both('Third Party Fire & Theft'),
  });
  const names = marine().benefits?.groups.flatMap((group) =>
    'items' in group ? group.items.map(({ title }) => title) : [],
  );
  expect(names).toEqual(
    expect.arrayContaining(['Medical assistance:', 'Repatriation:', 'Luggage compensation:']),
  );
  expect(marine().text?.title).toBe('MARINE INSURANCE THAT IS FOR YOU');
});

it.each([
  ['files/engineering/site.svg', '/content/files/engineering/site.svg#red', undefined],
  ['<p>The works themselves.</p>', undefined, '<p>The works themselves.</p>'],
])(
  'contractors_all_risk_body is the picture if it is a path, else the text (§3): %s',
  (field, src, body) => {
    const item = engineering({ contractors_all_risk_body: field }).items[1];
    expect([item?.picture.src, item?.body]).toEqual([src, body]);
  },
);

describe('a page with prices', () => {
  const pricesOf = (tariff: readonly object[]) =>
    motor({ tariff }).covers.items.map(({ price }) => price);

  it('shows the lowest price of a cover and the date of its tariff', () => {
    const day = '2026-11-01';
    expect(pricesOf([{ cover: 'compliance_ins', price: 'GHS1 900 a year', day }])[0]).toEqual({
      from: 'From GHS1\u00a0900\u00a0a year',
      note: 'Tariff of 1\u00a0Nov\u00a02026',
    });
  });

  it('shows on a product’s card the lowest price of the product’s covers', () => {
    const day = '2026-11-01';
    const tariff = [
      { cover: 'compliance_ins', price: 'GHS1,900 a year', day },
      { cover: 'tp_only', price: 'GHS480 a year', day },
    ];
    const overview = recordOf('productsIndividual', {});
    const { cards } = productsModel(overview, 'individual', contactDetailsOf(), {
      motor: recordOf('motorIndividual', { tariff }),
    });
    expect(cards.map(({ price }) => price)).toEqual([
      'From GHS480\u00a0a year',
      undefined,
      undefined,
    ]);
  });

  it('says how soon a visitor gets an answer if a price or its date is unknown', () => {
    const unknown = { note: 'Price: we answer within a working day' };
    expect(pricesOf([{ cover: 'compliance_ins', price: 'GHS1,900' }])[0]).toEqual(unknown);
  });
});
