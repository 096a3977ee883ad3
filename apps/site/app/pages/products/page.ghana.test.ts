import { describe, expect, it } from 'vitest';
import { contactDetailsOf } from '../../offices/contact-details.ts';
import { fieldMark, filledRecord, modelLinks, recordOf } from '../../test/records.ts';
import { productsCorporateModel } from '../products-corporate/page.tsx';
import { productsModel } from './page.tsx';

const individual = (record = filledRecord('productsIndividual')) =>
  productsModel(record, 'individual', contactDetailsOf());
const corporate = (record = filledRecord('productsCorporate')) =>
  productsCorporateModel(record, 'institution', contactDetailsOf());
const bare = recordOf('productsIndividual', {});
/** The claims links that both overviews have between cards and quotes. */
const claims = [
  ['Make a Claim', 'https://claims.harmattan-ghana.example/', true],
  ['What to do first', '/claims', false],
  ['+233 30 000 0100', 'tel:+233300000100', false],
  ['Get a Quote', 'https://buy.harmattan-ghana.example/', true],
];

describe('individual overview (§2.9)', () => {
  it('has three cards: motor, travel, home, each from its fields', () => {
    const { cards } = individual();
    expect(cards.map(({ id }) => id)).toEqual(['motor', 'travel', 'home-insurance']);
    expect(cards.map(({ title }) => title)).toEqual(
      ['motor', 'travel', 'house'].map((name) => ({
        html: `<p>${fieldMark(`${name}_caption`)}</p>`,
      })),
    );
    expect(cards.map(({ picture }) => picture.src)).toEqual(
      ['motor', 'travel', 'house'].map(
        (name) => `/content/files/${fieldMark(`${name}_image`)}.svg`,
      ),
    );
  });
});

describe('corporate overview (§2.9)', () => {
  it('links to its products, to claims, and to a quote from the bottom banner', () => {
    const model = corporate(recordOf('productsCorporate', {}));
    expect(modelLinks(model)).toEqual([
      ['Read More', '/redproductdetails/redmotor', false],
      ['Read More', '/redproductdetails/engineer', false],
      ['Read More', '/redproductdetails/marine', false],
      ...claims,
    ]);
    expect(model.quote).toBeUndefined();
  });

  it('shows its drawings in red', () => {
    const { hero } = corporate();
    expect(hero.picture?.src).toBe(`/content/files/${fieldMark('header_image')}.svg#red`);
  });
});

describe('bad content (readings §6)', () => {
  it('falls back to names and the default picture if fields are empty', () => {
    const { hero, cards, claims: claim } = individual(bare);
    expect(hero.title).toBe('Product & Solutions');
    expect(hero.picture?.src).toBeUndefined();
    expect(cards.map(({ title }) => title)).toEqual([
      'Motor Insurance',
      'Travel Insurance',
      'Home Insurance',
    ]);
    expect(claim.title).toBe('Make a claim');
  });
});
