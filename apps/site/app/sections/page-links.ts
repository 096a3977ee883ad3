import type { CallToActionModel, LinkModel } from '@insurance-kit/ui';
import { defaultAudience } from '#company/audiences.ts';
import { errands } from '#company/errands.ts';
import { company } from '#company/index.ts';
import type { Audience } from '../../shared/audience.ts';
import { pathOf } from '../../shared/routes.ts';
import { sharedPages } from '../../shared/shared-pages.ts';
import type { ContactPlace } from '../pages/texts.ts';

/** Where the quote of a product is, if not at the start of the purchase site. */
const quoteAddresses: Readonly<Record<string, string>> = {
  motor: company.links.quoteMotor,
  'motor-corporate': company.links.quoteMotor,
  marine: company.links.quoteMarine,
};

/** The way to a quote, of a product and a cover where they are named: the address carries them. */
export function quoteLink(product?: string, cover?: string): LinkModel {
  const address = (product && quoteAddresses[product]) ?? company.links.quote;
  const carried = product && new URLSearchParams({ product, ...(cover && { cover }) });
  return {
    label: company.actions.quote,
    href: carried ? `${address}?${carried}` : address,
    external: true,
  };
}

/** The way to the claims site. */
export const claimLink: LinkModel = {
  label: company.actions.claim,
  href: company.links.claims,
  external: true,
};

/** The part of the contact page with its form. */
export const contactFormId = 'write';

/** What to do first after an accident: beside every way to the claims site, where there is such a page. */
export const happenedLink: LinkModel | undefined =
  errands.happened === undefined
    ? undefined
    : { label: errands.happened, href: sharedPages.claims };

/** The way to the customer portal. */
export const portalLink = (label: string): LinkModel => ({
  label,
  href: company.links.portal,
  external: true,
});

/** The link home, for pages with no further step (error, feedback sent). */
export const homeLink: LinkModel = {
  label: company.error.home,
  href: pathOf(defaultAudience, 'home'),
};

/** What a hero offers: most visitors come to buy or to claim. */
export const heroActions = (product?: string): readonly LinkModel[] => [
  quoteLink(product),
  claimLink,
];

/** The ways to a contact page: the audience's own, or the group's on its own site. */
export const contactLinks = (audience: Audience): Readonly<Record<ContactPlace, LinkModel>> => ({
  own: { label: company.actions.contact, href: pathOf(audience, 'contact') },
  group: {
    label: company.actions.contactGroup ?? company.actions.contact,
    href: company.links.groupContact,
    external: true,
  },
});

/**
 * The 'Get Insured Today' banner that leads to a contact page (§1).
 *
 * @param lead replaces the company's text; product pages have their own.
 */
export const contactBannerModel = (
  audience: Audience,
  action: LinkModel = contactLinks(audience).own,
  lead: string = company.banner.contact[audience],
): CallToActionModel => ({ title: company.banner.title, text: lead, action });

/** The banner that leads to a quote, which is another site's: it says what a visitor does there. */
export const quoteBannerModel = (
  audience: Audience,
  product?: string,
  lead: string = company.banner.quote[audience],
): CallToActionModel => ({ title: company.banner.title, text: lead, action: quoteLink(product) });
