import type { LinkModel, ShellModel } from '@insurance-kit/ui';
import { type Audience, audiences } from './audience.ts';
import type { Company } from './companies/company.ts';
import { schemeOf } from './companies/schemes.ts';
import { phoneLink } from './offices/contact-links.ts';
import { pathOf } from './route-table.ts';

/** The five links of the main bar, and the paths on which each of them is underlined (§2.2). */
const sections = [
  { page: 'about', within: ['/purpleabout', '/redabout'] },
  { page: 'products', within: ['/purpleproduct', '/redproduct'] },
  { page: 'insights', within: ['/purpleinsights', '/redinsights', '/purpledetail', '/reddetail'] },
  { page: 'careers', within: ['/purplecareers', '/redcareers'] },
  { page: 'contact', within: ['/purplecontact', '/redcontact'] },
] as const;

/**
 * The header and footer of a page (§2.2, §2.3).
 *
 * @param audience whose page it is, or was last in this tab.
 * @param pathname the page's path: it decides what is underlined, and the colour of one button.
 */
export function shellModel(company: Company, audience: Audience, pathname: string): ShellModel {
  const homeHref = pathOf(audience, 'home');
  // As §2.3 shows it: every link of the columns but whistle blowing leads to the individual home.
  const toHome = (label: string): LinkModel => ({ label, href: '/' });
  const current = sections.find(({ within }) => within.some((path) => pathname.startsWith(path)));
  const { logo, header, footer } = company;
  return {
    header: {
      hours: company.workingHours,
      audiences: audiences.map((candidate) => ({
        label: company.audiences[candidate],
        href: pathOf(candidate, 'home'),
        scheme: schemeOf[candidate],
      })),
      activeScheme: schemeOf[audience],
      logo,
      homeHref,
      pages: sections.map(({ page }) => ({ label: header[page], href: pathOf(audience, page) })),
      ...(current === undefined ? {} : { currentHref: pathOf(audience, current.page) }),
      service: { label: header.services, href: pathOf(audience, 'services') },
      // The quirk of §2.2: the button hovers in the individual colour everywhere but on the corporate
      // About page.
      serviceHoverScheme:
        schemeOf[pathname === pathOf('institution', 'about') ? 'institution' : 'individual'],
      phone: phoneLink(company.phone),
    },
    footer: {
      logo,
      homeHref,
      slogan: company.slogan,
      columns: [
        { title: footer.mainService.title, links: footer.mainService.items.map(toHome) },
        { title: footer.selfService.title, links: footer.selfService.items.map(toHome) },
        { title: footer.affiliation, links: company.groupCompanies.map(toHome) },
        {
          title: footer.whistleBlowing.title,
          links: [{ label: footer.whistleBlowing.item, href: pathOf(audience, 'whistle') }],
        },
      ],
      privacy: { label: footer.privacy, href: pathOf(audience, 'privacy') },
      social: company.social.map((page) => ({ ...page, external: true })),
      copyright: footer.copyright,
    },
  };
}
