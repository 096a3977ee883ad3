import { expect, it } from 'vitest';
import {
  claim,
  fieldsMissingFrom,
  filledRecord,
  linksOf,
  markOf,
  recordOf,
} from '../test/records.ts';
import { travelModel } from './travel.tsx';

const model = travelModel(filledRecord('travel'), 'individual');

it('shows every field of the record (§3)', () => {
  expect(fieldsMissingFrom(model, 'travel')).toEqual([]);
});

it('has two cards, STUDENT and INDIVIDUALS, each with its features (§2.12)', () => {
  expect(model.layout).toBe('cards');
  expect(
    model.items.map(({ title, features }) => [title, features?.label, features?.html]),
  ).toEqual([
    ['STUDENT', 'Insurance Features', `<p>${markOf('student_insurance_features')}</p>`],
    ['INDIVIDUALS', 'Insurance Features', `<p>${markOf('individual_insurance_features')}</p>`],
  ]);
});

it('lists the benefits of the record under its caption (§2.12)', () => {
  expect(model.benefits).toEqual({
    title: { html: `<p>${markOf('sec1_caption')}</p>` },
    groups: [{ html: `<p>${markOf('sec1_body')}</p>` }],
  });
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
  expect(model.tabs?.currentHref).toBe('/purpleproductdetails/travel');
});

it('stands with an empty record: its name, both cards, default pictures (readings §6)', () => {
  const { hero, items, benefits } = travelModel(recordOf('travel', {}), 'individual');
  expect(hero.title).toBe('Travel Insurance');
  expect(items.map(({ title, picture }) => [title, picture.src])).toEqual([
    ['STUDENT', undefined],
    ['INDIVIDUALS', undefined],
  ]);
  expect(benefits).toBeUndefined();
});
