import type { CallToActionModel, LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';

/** The 'My Insurance Account' band of a page (§1). */
export const accountBandModel = (text: string, action: LinkModel): CallToActionModel => ({
  title: company.account.title,
  text,
  action,
  sign: company.account.sign,
});
