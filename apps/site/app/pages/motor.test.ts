import { describe, expect, it } from 'vitest';
import {
  claim,
  fieldsMissingFrom,
  filledRecord,
  linksOf,
  markOf,
  recordOf,
} from '../test/records.ts';
import { motorModel } from './motor.tsx';
import { motorCorporateModel } from './motor-corporate.tsx';

const html = (field: string): string => `<p>${markOf(field)}</p>`;

describe('individual motor (§2.11)', () => {
  const model = motorModel(filledRecord('motorIndividual'), 'individual');

  it('shows every field of the record (§3)', () => {
    expect(fieldsMissingFrom(model, 'motorIndividual')).toEqual([]);
  });

  it('has three covers, comprehensive alone open at first (§4.7)', () => {
    expect(model.covers.items.map(({ title, open }) => [title, open])).toEqual([
      ['COMPREHENSIVE INSURANCE', true],
      ['THIRD PARTY FIRE & THEFT', false],
      ['THIRD PARTY ONLY', false],
    ]);
  });

  it('gives each cover its own body and features', () => {
    expect(model.covers.items.map(({ body, features }) => [body, features?.html])).toEqual([
      [html('compliance_ins_body'), html('compliance_ins_features')],
      [html('tp_fire_theft_body'), html('tp_fire_theft_features')],
      [html('tp_only_body'), html('tp_only_features')],
    ]);
  });

  it('leads to its sister pages, and from covers and banner to the motor quote page (§2.10)', () => {
    const quote = ['Get a Quote', 'https://buy.harmattan-ghana.example/motor', true];
    expect(linksOf(model)).toEqual([
      quote,
      claim,
      ['Motor Insurance', '/purpleproductdetails/motor', false],
      ['Travel Insurance', '/purpleproductdetails/travel', false],
      ['Home Insurance', '/purpleproductdetails/home', false],
      quote,
      quote,
      quote,
      quote,
    ]);
    expect(model.tabs?.currentHref).toBe('/purpleproductdetails/motor');
  });
});

describe('corporate motor (§2.11)', () => {
  const model = motorCorporateModel(filledRecord('motorCorporate'), 'institution');

  it('shows every field of the record (§3)', () => {
    expect(fieldsMissingFrom(model, 'motorCorporate')).toEqual([]);
  });

  it('shows benefits in the dialogs, and the body of Third Party Only (readings §4)', () => {
    expect(model.covers.items.map(({ body, features }) => [body, features?.html])).toEqual([
      [html('comprehensive_ins_body'), html('comprehensive_benefits')],
      [html('tp_fire_theft_body'), html('tp_fire_theft_benefits')],
      [html('tp_only_body'), html('tp_only_body')],
    ]);
  });

  it('shows both benefits fields in the benefits section', () => {
    expect(model.benefits?.groups).toEqual([
      { title: 'Comprehensive', html: html('comprehensive_benefits') },
      { title: 'Third Party Fire & Theft', html: html('tp_fire_theft_benefits') },
    ]);
  });

  it('leads to its sister pages and to the motor quote page (§2.10)', () => {
    const address = 'https://buy.harmattan-ghana.example/motor';
    expect(linksOf(model)).toEqual([
      ['Get a Quote', address, true],
      claim,
      ['Motor Insurance', '/redproductdetails/redmotor', false],
      ['Engineering Insurance', '/redproductdetails/engineer', false],
      ['Marine Insurance', '/redproductdetails/marine', false],
      ['GET A QUOTE', address, true],
      ['GET A QUOTE', address, true],
      ['GET A QUOTE', address, true],
      ['Get a Quote', address, true],
    ]);
    expect(model.tabs?.currentHref).toBe('/redproductdetails/redmotor');
  });
});

describe('bad content (readings §6)', () => {
  it('keeps the covers and leaves out what has nothing to show', () => {
    const individual = motorModel(recordOf('motorIndividual', {}), 'individual');
    const corporate = motorCorporateModel(recordOf('motorCorporate', {}), 'institution');
    for (const model of [individual, corporate]) {
      expect(model.hero.title).toBe('Motor Insurance');
      expect(model.covers.items).toHaveLength(3);
      expect(model.covers.items.map(({ features }) => features)).toEqual(Array(3).fill(undefined));
      expect([model.details, model.benefits]).toEqual([undefined, undefined]);
    }
  });

  it('shows the body in the dialog of a cover without features', () => {
    const record = recordOf('motorIndividual', { tp_only_body: '<p>By law.</p>' });
    expect(motorModel(record, 'individual').covers.items[2]?.features?.html).toBe('<p>By law.</p>');
  });
});
