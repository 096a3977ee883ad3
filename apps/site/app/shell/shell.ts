import type { LinkModel, ShellModel } from '@insurance-kit/ui';
import { audiences, defaultAudience, schemeOf } from '#company/company.ts';
import { company } from '#company/index.ts';
import { contactTexts } from '#company/texts/contact.ts';
import { helpTexts } from '#company/texts/help.ts';
import { servicesTexts } from '#company/texts/pages.ts';
import { type Audience, audienceNames } from '../../shared/audience.ts';
import type { FooterLink } from '../../shared/company.ts';
import { type HelpPage, sharedPages } from '../../shared/pages.ts';
import { accidentHelpLink, claimLink, heroProducts } from '../links.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import { pathOf, type Route } from '../routes.ts';

const helpLinks = (page: HelpPage): readonly LinkModel[] => {
  const texts = helpTexts.pages?.[page];
  return texts === undefined ? [] : [{ label: texts.title, href: sharedPages[page] }];
};

export function shellModel(
  audience: Audience,
  route: Route | undefined,
  menu: readonly LinkModel[],
  contactDetails: ContactDetails,
): ShellModel {
  const homeHref = pathOf(audience, 'home');
  const footerLink = ({
    label,
    href = pathOf(defaultAudience, 'home'),
  }: FooterLink): LinkModel => ({
    label,
    href,
    ...(/^https?:/.test(href) && { external: true }),
  });
  const current = menu.find(({ href }) => href === (route?.under ?? route?.path));
  // On pages in `ownHoverOn` the Self Service button has the audience's hover colour (§2.2).
  const hasOwnHover = route && audiences[audience].ownHoverOn?.includes(route.page);
  const { logo, footer } = company;
  const contact = [
    ...contactDetails.whatsApp.links.map((link) => ({
      ...link,
      label: `WhatsApp ${link.label.replaceAll(' ', '\u00a0')}`,
    })),
    ...contactDetails.ussd.links,
  ];
  return {
    header: {
      hours: company.workingHours,
      audiences: audienceNames.map((candidate) => ({
        label: audiences[candidate].label,
        href: pathOf(candidate, 'home'),
        scheme: schemeOf[candidate],
      })),
      activeScheme: schemeOf[audience],
      logo,
      homeHref,
      pages: menu.map((link) =>
        link.href === pathOf(audience, audiences[audience].overview)
          ? { ...link, products: heroProducts(audience) }
          : link,
      ),
      ...(current && { currentHref: current.href }),
      service: { label: servicesTexts.meta.title, href: pathOf(audience, 'services') },
      serviceHoverScheme: schemeOf[hasOwnHover ? audience : defaultAudience],
      claim: claimLink,
      help: accidentHelpLink,
      phone: contactDetails.phone,
      note: contactDetails.languages,
      contact: contactDetails.whatsApp.links.map((link) => ({ ...link, label: 'WhatsApp' })),
    },
    footer: {
      logo,
      homeHref,
      slogan: company.slogan,
      columns: [
        { title: footer.mainService.title, links: footer.mainService.links.map(footerLink) },
        {
          title: footer.selfService.title,
          links: [
            ...footer.selfService.links.map(footerLink),
            ...(accidentHelpLink ? [accidentHelpLink] : []),
          ],
        },
        {
          title: footer.whistleBlowing.title,
          links: [
            { label: footer.whistleBlowing.item, href: pathOf(audience, 'whistle') },
            ...helpLinks('complaints'),
          ],
        },
        {
          title: contactTexts.menu,
          links: [contactDetails.phone, ...contact, contactDetails.address],
          note: contactDetails.languages,
        },
      ],
      group: { title: footer.affiliation, links: company.groupCompanies.map(footerLink) },
      social: company.social.map((page) => ({ ...page, external: true })),
      legal: [
        { label: footer.privacy, href: pathOf(audience, 'privacy') },
        ...helpLinks('accessibility'),
      ],
      copyright: footer.copyright,
      licence: helpTexts.licence?.line,
    },
  };
}
