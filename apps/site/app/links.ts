import type { CallToActionModel, HeroModel, IconName, LinkModel } from '@insurance-kit/ui';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import { helpTexts } from '#company/texts/help.ts';
import type { Audience } from '../shared/audience.ts';
import type { ContactPlace } from '../shared/company.ts';
import { sharedPages } from '../shared/pages.ts';
import { pathOf, productRoutes } from './routes.ts';

/** Addresses for quotes, by product. Other products link to the purchase site's start page. */
const quoteAddresses: Readonly<Record<string, string>> = {
  motor: company.links.quoteMotor,
  'motor-corporate': company.links.quoteMotor,
  marine: company.links.quoteMarine,
};

/** A link to another site. */
export const outsideLink = (label: string, href: string): LinkModel => ({
  label,
  href,
  external: true,
});

export function quoteLink(product?: string, cover?: string): LinkModel {
  const address = (product && quoteAddresses[product]) ?? company.links.quote;
  const query = product && new URLSearchParams({ product, ...(cover && { cover }) });
  return outsideLink(company.actions.quote, query ? `${address}?${query}` : address);
}

export const claimLink = outsideLink(company.actions.claim, company.links.claims);

/** A link to another site, labelled with its host name. */
export const siteLink = (href: string): LinkModel =>
  outsideLink(href.replace(/^https?:\/\/|\/.*$/g, ''), href);

export const contactFormId = 'write';

/** Link to the help page about claims, if there is one. Shown beside links to the claims site. */
export const accidentHelpLink: LinkModel | undefined =
  helpTexts.happened === undefined
    ? undefined
    : { label: helpTexts.happened, href: sharedPages.claims };

export const portalLink = (label: string): LinkModel => outsideLink(label, company.links.portal);

export const homeLink: LinkModel = {
  label: company.error.home,
  href: pathOf(defaultAudience, 'home'),
};

export const contactLinks = (audience: Audience): Readonly<Record<ContactPlace, LinkModel>> => ({
  company: { label: company.actions.contact, href: pathOf(audience, 'contact') },
  group: outsideLink(
    company.actions.contactGroup ?? company.actions.contact,
    company.links.groupContact,
  ),
});

/** The 'Get Insured Today' banner (§1). A product page can replace the company's text. */
export const contactBannerModel = (
  audience: Audience,
  action: LinkModel = contactLinks(audience).company,
  text: string = company.banner.contact[audience],
): CallToActionModel => ({ title: company.banner.title, text, action });

export const quoteBannerModel = (
  audience: Audience,
  product?: string,
  text: string = company.banner.quote[audience],
): CallToActionModel => ({ title: company.banner.title, text, action: quoteLink(product) });

export const accountBandModel = (text: string, action: LinkModel): CallToActionModel => ({
  title: company.account.title,
  text,
  action,
  sign: { ...company.account.sign, width: 56, height: 56 },
});

export const productLabel = (name: string): string => company.products[name]?.name ?? name;

/** Icons of the products in §2. Other products have `shield-check`. */
const icons: Readonly<Record<string, IconName>> = {
  motor: 'car',
  'motor-corporate': 'car',
  travel: 'luggage',
  'home-insurance': 'house',
  engineering: 'hard-hat',
  marine: 'ship',
};

/** Links with short names of products, for the home page's hero and the navigation. */
export const heroProducts = (audience: Audience) =>
  productRoutes(audience).map(({ name, path }) => ({
    label: company.products[name]?.short ?? name,
    href: path,
    icon: icons[name] ?? 'shield-check',
  })) satisfies HeroModel['products'];
