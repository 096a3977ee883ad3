import type { ClosingBannerModel, LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';

/** The 'Get Insured Today' banner of a page (§1): the company's words, unless the page has its own. */
export const closingBannerModel = (
  audience: Audience,
  action: LinkModel,
  lead: string = company.banner.text[audience],
): ClosingBannerModel => ({ title: company.banner.title, lead, action });

/** The banner that leads to a quote, which is another site's. */
export const quoteBannerModel = (
  audience: Audience,
  href: string = company.links.quote,
): ClosingBannerModel =>
  closingBannerModel(audience, { label: company.banner.quote, href, external: true });
