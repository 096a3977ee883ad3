import type { ClosingBannerModel, LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';

/** The 'Get Insured Today' banner of a page (§1): the company's words, unless the page has its own. */
export const closingBannerModel = (
  audience: Audience,
  action: LinkModel,
  lead: string = company.banner.text[audience],
): ClosingBannerModel => ({ title: company.banner.title, lead, action });
