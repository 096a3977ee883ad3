import type { ClosingBannerModel, LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { quoteLink } from './actions.ts';

/** The 'Get Insured Today' banner of a page (§1): the company's words, unless the page has its own. */
export const closingBannerModel = (
  audience: Audience,
  action: LinkModel,
  lead: string = company.banner.text[audience],
): ClosingBannerModel => ({ title: company.banner.title, lead, action });

/** The banner that leads to a quote, which is another site's. */
export const quoteBannerModel = (audience: Audience, product?: string): ClosingBannerModel =>
  closingBannerModel(audience, quoteLink(product));
