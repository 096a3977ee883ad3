import { expect, it } from 'vitest';
import {
  claim,
  fieldsMissingFrom,
  filledRecord,
  linksOf,
  markOf,
  recordOf,
} from '../test/records.ts';
import { homeInsuranceModel } from './home-insurance.tsx';

const model = homeInsuranceModel(filledRecord('homeInsurance'), 'individual');

it('shows every field of the record (§3)', () => {
  expect(fieldsMissingFrom(model, 'homeInsurance')).toEqual([]);
});

it('has HOMEOWNERS and HOUSEHOLDERS, each with its Featured Insurance (§2.13)', () => {
  expect(
    model.items.map(({ title, features }) => [title, features?.label, features?.html]),
  ).toEqual([
    ['HOMEOWNERS', 'Featured Insurance', `<p>${markOf('homeowner_ins_features')}</p>`],
    ['HOUSEHOLDERS', 'Featured Insurance', `<p>${markOf('householder_ins_features')}</p>`],
  ]);
});

it('leads to its sister pages and to a quote (§2.10)', () => {
  const quote = ['Get a Quote', 'https://buy.harmattan-ghana.example/', true];
  expect(linksOf(model)).toEqual([
    quote,
    claim,
    ['Motor Insurance', '/purpleproductdetails/motor', false],
    ['Travel Insurance', '/purpleproductdetails/travel', false],
    ['Home Insurance', '/purpleproductdetails/home', false],
    quote,
    quote,
    quote,
  ]);
  expect(model.tabs?.currentHref).toBe('/purpleproductdetails/home');
});

it('stands with an empty record (readings §6)', () => {
  const { hero, items, benefits } = homeInsuranceModel(recordOf('homeInsurance', {}), 'individual');
  expect(hero.title).toBe('Home Insurance');
  expect(items).toHaveLength(2);
  expect(benefits).toBeUndefined();
});
