import type { ClosingBannerModel, LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { quoteLink } from './actions.ts';

/** The 'Get Insured Today' banner that leads to a contact page (§1). A product has a line of its own. */
export const contactBannerModel = (
  audience: Audience,
  action: LinkModel,
  lead: string = company.banner.contact[audience],
): ClosingBannerModel => ({ title: company.banner.title, lead, action });

/** The banner that leads to a quote, which is another site's: it says what a visitor does there. */
export const quoteBannerModel = (
  audience: Audience,
  product?: string,
  lead: string = company.banner.quote[audience],
): ClosingBannerModel => ({ title: company.banner.title, lead, action: quoteLink(product) });
