import type { LinkModel } from '@insurance-kit/ui';
import { defaultAudience } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import { pathOf } from '../../addresses/route-table.ts';

/** Where the quote of a product is, if not at the start of the purchase site. */
const quoteAddresses: Readonly<Record<string, string>> = {
  motor: company.links.quoteMotor,
  'motor-corporate': company.links.quoteMotor,
  marine: company.links.quoteMarine,
};

/** The way to a quote, of a product where one is named. */
export const quoteLink = (product?: string): LinkModel => ({
  label: company.actions.quote,
  href: (product && quoteAddresses[product]) ?? company.links.quote,
  external: true,
});

/** The way to the claims site. */
export const claimLink: LinkModel = {
  label: company.actions.claim,
  href: company.links.claims,
  external: true,
};

/** The way on where a visitor has come to an end. */
export const homeLink: LinkModel = {
  label: company.error.home,
  href: pathOf(defaultAudience, 'home'),
};

/** What a hero offers: most visitors come to buy or to claim. */
export const heroActions = (product?: string): readonly LinkModel[] => [
  quoteLink(product),
  claimLink,
];
