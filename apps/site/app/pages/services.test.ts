import { expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { contactDetailsOf } from '../offices/contact-details.ts';
import { linksOf } from '../test/records.ts';
import { servicesModel } from './services.tsx';

it('offers a claim, a purchase and the account, all outside the site (§2.18)', () => {
  const model = servicesModel(contactDetailsOf(), 'individual');
  expect(model.hero).toMatchObject({
    title: 'Self Service',
    lead: 'Choose the service you would like to access',
  });
  expect(model.account.title).toBe('My Insurance Account');
  expect(model.tiles.map(({ title }) => title)).toEqual(['File a Claim', 'Buy Insurance']);
  expect(linksOf(model.tiles)).toEqual([
    ['Open the claims portal', company.links.claims, true],
    ['+233 30 000 0100', 'tel:+233300000100', false],
    ['Buy online', company.links.quote, true],
  ]);
  expect(linksOf(model.account)).toEqual([['GET A QUOTE', company.links.portal, true]]);
});
