import { expect, it } from 'vitest';
import {
  claim,
  fieldsMissingFrom,
  filledRecord,
  linksOf,
  markOf,
  recordOf,
} from '../test/records.ts';
import { marineModel } from './marine.tsx';

const model = marineModel(filledRecord('marine'), 'institution');

it('shows every field of the record (§3)', () => {
  expect(fieldsMissingFrom(model, 'marine')).toEqual([]);
});

it('has Marine Cargo and Marine hull, each with its Insurance Features (§2.15)', () => {
  expect(
    model.items.map(({ title, features }) => [title, features?.label, features?.html]),
  ).toEqual([
    ['Marine Cargo', 'Insurance Features', `<p>${markOf('marine_cargo_features')}</p>`],
    ['Marine hull', 'Insurance Features', `<p>${markOf('marine_hull_features')}</p>`],
  ]);
});

it('leads to its sister pages, to Request & Pay and to the marine quote page (§2.10, §2.15)', () => {
  const pay = ['Request & Pay', 'https://portal.harmattan-ghana.example/', true];
  const quote = ['Get a Quote', 'https://buy.harmattan-ghana.example/marine', true];
  expect(linksOf(model)).toEqual([
    quote,
    claim,
    ['Motor Insurance', '/redproductdetails/redmotor', false],
    ['Engineering Insurance', '/redproductdetails/engineer', false],
    ['Marine Insurance', '/redproductdetails/marine', false],
    quote,
    pay,
    quote,
    pay,
    quote,
  ]);
  expect(model.tabs?.currentHref).toBe('/redproductdetails/marine');
});

it('lists benefits of travel-type cover, and ends with a text block (§2.15)', () => {
  const names = model.benefits?.groups.flatMap((group) =>
    'items' in group ? group.items.map(({ title }) => title) : [],
  );
  expect(names).toEqual(
    expect.arrayContaining(['Medical assistance', 'Repatriation', 'Luggage compensation']),
  );
  expect(model.text?.title).toBe('MARINE INSURANCE THAT IS FOR YOU');
});

it('stands with an empty record (readings §6)', () => {
  const { hero, items } = marineModel(recordOf('marine', {}), 'institution');
  expect(hero.title).toBe('Marine Insurance');
  expect(items.map(({ picture }) => picture.src)).toEqual([undefined, undefined]);
});
