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
import { fieldMark, filledRecord, recordOf } from '../../test/records.ts';
import { engineeringModel } from '../engineering/page.tsx';
import { sectionsModel } from '../home-insurance/page.tsx';
import { marineModel } from '../marine/page.tsx';
import { getMotorTexts } from '../motor/covers.ts';
import { coversPageModel } from '../motor/page.tsx';
import { motorCorporateModel } from '../motor-corporate/page.tsx';
import { cardsModel } from '../travel/page.tsx';
import { buyingModel } from './buying.ts';
import { productsModel } from './page.tsx';
import type { ShownProduct } from './product-page.tsx';

const products = {
  individual: [
    { tab: 'Motor Insurance', path: '/purpleproductdetails/motor' },
    { tab: 'Travel Insurance', path: '/purpleproductdetails/travel' },
    { tab: 'Home Insurance', path: '/purpleproductdetails/home' },
  ],
  corporate: [
    { tab: 'Motor Insurance', path: '/redproductdetails/redmotor' },
    { tab: 'Engineering Insurance', path: '/redproductdetails/engineer' },
    { tab: 'Marine Insurance', path: '/redproductdetails/marine' },
  ],
} as const;

const html = (field: string): string => `<p>${fieldMark(field)}</p>`;
const inHtml = (...fields: readonly string[]) => fields.map(html);

/** Makes a product's page from a filled record, or from a record with only these fields. */
const pageOf =
  <Name extends ProductResource, Texts, Model>(
    resource: Name,
    modelOf: (product: ShownProduct<ContentData[Name], Texts>) => Model,
    product: Omit<ShownProduct<unknown, Texts>, 'record' | 'source'>,
  ) =>
  (fields?: Readonly<Record<string, unknown>>) => {
    const record = fields ? recordOf(resource, fields) : filledRecord(resource);
    const model = modelOf({ ...product, source: { resource }, record });
    return { ...model, ...buyingModel(record, {}, 'Motor Insurance') };
  };

const motor = pageOf('motorIndividual', coversPageModel, {
  name: 'motor',
  audience: 'individual',
  texts: getMotorTexts('motor'),
});
const fleet = pageOf('motorCorporate', motorCorporateModel, {
  name: 'motor-corporate',
  audience: 'institution',
  texts: getMotorTexts('motor-corporate'),
});
const travel = pageOf('travel', cardsModel, {
  name: 'travel',
  audience: 'individual',
  texts: travelTexts,
});
const house = pageOf('homeInsurance', sectionsModel, {
  name: 'home-insurance',
  audience: 'individual',
  texts: homeInsuranceTexts,
});
const engineering = pageOf('engineering', engineeringModel, {
  name: 'engineering',
  audience: 'institution',
  texts: engineeringTexts,
});
const marine = pageOf('marine', marineModel, {
  name: 'marine',
  audience: 'institution',
  texts: marineTexts,
});

const itemsOf = (page: CoversModel | ProductSectionsModel) =>
  'covers' in page ? page.covers.items : page.items;

const covers = ['COMPREHENSIVE INSURANCE', 'THIRD PARTY FIRE & THEFT', 'THIRD PARTY ONLY'];

describe.each([
  {
    page: 'individual motor (§2.10, §2.11)',
    resource: 'motorIndividual',
    model: motor,
    titles: covers,
    features: inHtml('compliance_ins_features', 'tp_fire_theft_features', 'tp_only_features'),
    product: products.individual[0],
  },
  {
    page: 'corporate motor (§2.10, §2.11)',
    resource: 'motorCorporate',
    model: fleet,
    titles: covers,
    features: inHtml('comprehensive_benefits', 'tp_fire_theft_benefits', 'tp_only_body'),
    product: products.corporate[0],
  },
  {
    page: 'travel (§2.10, §2.12)',
    resource: 'travel',
    model: travel,
    titles: ['STUDENT', 'INDIVIDUALS'],
    features: inHtml('student_insurance_features', 'individual_insurance_features'),
    product: products.individual[1],
  },
  {
    page: 'home insurance (§2.10, §2.13)',
    resource: 'homeInsurance',
    model: house,
    titles: ['HOMEOWNERS', 'HOUSEHOLDERS'],
    features: inHtml('homeowner_ins_features', 'householder_ins_features'),
    product: products.individual[2],
  },
  {
    page: 'engineering (§2.10, §2.14)',
    resource: 'engineering',
    model: engineering,
    titles: [
      'Plant All - Risk',
      'Contractors All - Risk',
      'Machinery Breakdown',
      'Erection All - Risk',
      'Electronic Equipment Computer All - Risk',
    ],
    features: inHtml(
      'plant_all_risk_features',
      'contractors_all_risk_features',
      'machinery_breakdown_features',
      'erection_all_features',
      'computer_all_risk_features',
    ),
    product: products.corporate[1],
  },
  {
    page: 'marine (§2.10, §2.15)',
    resource: 'marine',
    model: marine,
    titles: ['Marine Cargo', 'Marine hull'],
    features: inHtml('marine_cargo_features', 'marine_hull_features'),
    product: products.corporate[2],
  },
] as const)('$page', ({ resource, model, product, titles, features }) => {
  const label = resource === 'homeInsurance' ? 'Featured Insurance' : 'Insurance Features';

  it('has its products, each with its features, and its tab marked', () => {
    expect(model().tabs?.currentHref).toBe(product.path);
    const items = itemsOf(model());
    expect(items.map((item) => item.title)).toEqual(titles);
    expect(items.map((item) => [item.features?.label, item.features?.html])).toEqual(
      features.map((field) => [label, field]),
    );
  });

  it('renders an empty record with its name and products, and without empty parts (readings §6)', () => {
    const empty = model({});
    const { hero } = empty;
    const kinds = itemsOf(empty);
    expect([hero.title, hero.picture?.src]).toEqual([product.tab, undefined]);
    expect([empty.facts, empty.files, empty.languages]).toEqual([undefined, undefined, undefined]);
    expect(kinds.map(({ title, features: none }) => [title, none])).toEqual(
      titles.map((title) => [title, undefined]),
    );
    for (const kind of kinds) if ('picture' in kind) expect(kind.picture.src).toBeUndefined();
    // Marine shows the company's own benefits.
    if (resource !== 'marine') expect(empty.benefits).toBeUndefined();
    if ('details' in empty) expect(empty.details).toBeUndefined();
  });
});

const both = (fireTheft: string) => [
  { title: 'Comprehensive', html: html('comprehensive_benefits') },
  { title: fireTheft, html: html('tp_fire_theft_benefits') },
];

it('opens only the comprehensive cover at first, and gives each cover its text (§2.11, §4.7)', () => {
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

it('lists the benefits of travel, engineering and marine (§2.12, §2.14, §2.15)', () => {
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

describe('prices', () => {
  const pricesOf = (tariff: readonly object[]) =>
    motor({ tariff }).covers.items.map(({ price }) => price);

  it('shows the lowest price of a cover and the date of its tariff', () => {
    const day = '2026-11-01';
    expect(pricesOf([{ cover: 'compliance_ins', price: 'GHS1 900 a year', day }])[0]).toEqual({
      from: 'From GHS1\u00a0900\u00a0a year',
      note: 'Tariff of 1\u00a0Nov\u00a02026',
    });
  });

  it('shows the lowest price of its covers on a product’s card', () => {
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

  it('says when the visitor gets an answer if a price or its date is unknown', () => {
    const unknown = { note: 'Price: we answer within a working day' };
    expect(pricesOf([])).toEqual([unknown, unknown, unknown]);
    expect(pricesOf([{ cover: 'compliance_ins', price: 'GHS1,900' }])[0]).toEqual(unknown);
  });
});

it('an overview falls back to names and the default picture if fields are empty (readings §6)', () => {
  const bare = recordOf('productsIndividual', {});
  const { hero, cards, claims } = productsModel(bare, 'individual', contactDetailsOf());
  expect([hero.title, hero.picture?.src, claims.title]).toEqual([
    'Product & Solutions',
    undefined,
    'Make a claim',
  ]);
  expect(cards.map(({ title }) => title)).toEqual(products.individual.map(({ tab }) => tab));
});
