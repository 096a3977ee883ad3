import type { ServicesModel } from '@insurance-kit/ui';
import { ServicesTemplate } from '@insurance-kit/ui/templates/ServicesTemplate';
import { company } from '#company/index.ts';
import { servicesTexts as texts } from '#company/texts/service.ts';
import { definePage } from '../define-page.tsx';
import { innerPageMeta } from '../head/inner-page-meta.ts';
import { accountBandModel } from '../sections/account-band.ts';

/** The page's fixed words and outside links (§2.18): the same for every audience. */
export const servicesModel: ServicesModel = {
  hero: { title: texts.title, lead: texts.lead },
  account: accountBandModel(texts.account.text, {
    label: texts.account.action,
    href: company.links.portal,
    external: true,
  }),
  tiles: [
    {
      link: { label: texts.claim.title, href: company.links.claims, external: true },
      text: texts.claim.text,
      icon: 'file-text',
    },
    {
      link: { label: texts.buy.title, href: company.links.quote, external: true },
      text: texts.buy.text,
      icon: 'shield-check',
    },
  ],
};

/** Where customers help themselves (§2.18). */
const page = definePage({
  page: 'services',
  meta: (head) =>
    innerPageMeta(head, {
      words: texts.meta,
      trail: [{ label: texts.meta.title, page: 'services' }],
    }),
  useModel: () => servicesModel,
  template: ServicesTemplate,
});

export const meta = page.meta;
export default page.Component;
