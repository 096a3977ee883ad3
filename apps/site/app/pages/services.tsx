import type { ServicesModel } from '@insurance-kit/ui';
import { ServicesTemplate } from '@insurance-kit/ui/templates/ServicesTemplate';
import { audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { servicesTexts as texts } from '../companies/texts/services.ts';
import { accountBandModel } from '../lib/account-band.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import type { Route } from './+types/services';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  innerPageMeta({
    words: texts.meta,
    audience: audienceOfPage(location.pathname),
    origin: matches[0].loaderData?.origin,
    trail: [{ label: texts.meta.title, page: 'services' }],
  });

/** The page's fixed words and outside links (§2.18): the same for both audiences. */
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

/** Where customers help themselves, for both audiences (§2.18). */
export default function Services() {
  return <ServicesTemplate model={servicesModel} />;
}
