import { expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { linksOf } from '../test/records.ts';
import { servicesModel } from './services.tsx';

it('offers the account, a claim and a purchase, all outside the site (§2.18)', () => {
  expect(servicesModel.hero).toEqual({
    title: 'Self Service',
    lead: 'Choose the service you would like to access',
  });
  expect(servicesModel.account.title).toBe('My Insurance Account');
  expect(linksOf(servicesModel)).toEqual([
    ['GET A QUOTE', company.links.portal, true],
    ['File a Claim', company.links.claims, true],
    ['Buy Insurance', company.links.quote, true],
  ]);
});
