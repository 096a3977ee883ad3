import { readOpeningHours } from '@insurance-kit/content-client/offices';
import type { LinkModel } from '@insurance-kit/ui';
import type { ReactNode } from 'react';
import { company } from '#company/index.ts';
import type { Audience } from '../../shared/audience.ts';
import type { PageMeta } from '../../shared/company.ts';
import type { SiteFacts } from '../../shared/context.ts';
import { isDrawing, shareCardAddress } from '../../shared/pictures.ts';
import type { PageRecords } from '../content/page-records.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import { phoneLines } from '../offices/phone-email-links.ts';
import { pathOf, type Route } from '../routes.ts';

/** The data from which a page's `head` function makes the head. */
export interface PageHead {
  readonly route: Route;
  readonly audience: Audience;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly site: SiteFacts;
  readonly contactDetails: ContactDetails;
  readonly records: PageRecords;
}

export const noIndex = <meta name="robots" content="noindex" />;

/** The head of a page that shows an error. */
export const errorHead = (message: string) => (
  <>
    <title>{`${message} | ${company.name}`}</title>
    {noIndex}
  </>
);

/** Structured data. Escapes `<`, so that no text can close the script element. */
function JsonLd({ thing }: { readonly thing: object }) {
  const data = { '@context': 'https://schema.org', ...thing };
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

interface PageSeo {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly path: string;
  /** Path of the share picture, 1200 × 630 pixels. Default: `sitePicture`. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'article';
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The hero's picture. Only an SVG is preloaded: other formats have files of several sizes. */
  readonly heroPicture?: string | undefined;
}

export const sitePicture = '/share.jpg';

/** The title, meta tags, hero picture's preload and structured data of a page. */
export function pageHead(seo: PageSeo): ReactNode {
  const { title, description, heroPicture, jsonLd = [] } = seo;
  const address = `${seo.origin}${seo.path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={seo.type ?? 'website'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={company.locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${seo.origin}${seo.image ?? sitePicture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {heroPicture !== undefined && isDrawing(heroPicture) && (
        <link rel="preload" as="image" href={heroPicture} fetchPriority="high" />
      )}
      {jsonLd.map((thing) => (
        <JsonLd key={String(thing['@type'])} thing={thing} />
      ))}
    </>
  );
}

/** An office's phone number and opening hours as structured data, if known. */
const contactOf = (phone?: LinkModel, hours = '') => ({
  ...(phone && { telephone: phone.href.replace('tel:', '') }),
  ...(readOpeningHours(hours) && { openingHours: hours.split(/\s*[;,]\s*/) }),
});

/** The company as structured data, with its offices, but without its parent company's office. */
export function insuranceAgency(origin: string, { phone, address, offices }: ContactDetails) {
  const [headOffice, ...others] = offices;
  const branches = others.flatMap((office) =>
    'fixed' in office
      ? []
      : {
          '@type': 'InsuranceAgency',
          name: office.name,
          address: office.headoffice,
          ...contactOf(phoneLines(office.call_no).links[0], office.hours),
        },
  );
  return {
    '@type': 'InsuranceAgency',
    name: company.legalName,
    slogan: company.slogan,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + sitePicture,
    areaServed: company.country,
    ...contactOf(phone, headOffice?.hours),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.label,
      addressCountry: company.country,
    },
    ...(branches.length > 0 && { department: branches }),
    sameAs: company.social.map(({ href }) => href),
  };
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** The header picture of the first record that has one. */
export const headerImage = ({ all }: Pick<PageRecords, 'all'>): string | undefined =>
  all
    .map((record): unknown => Object(record).header_image)
    .find((image) => typeof image === 'string');

/**
 * The head of an inner page. The share card shows the header picture.
 * @param trail the breadcrumbs after the audience's home page. The last is this page.
 */
export function innerPageHead(
  { audience, site: { origin }, records }: Pick<PageHead, 'audience' | 'site' | 'records'>,
  texts: PageMeta,
  ...trail: readonly Crumb[]
): ReactNode {
  const picture = headerImage(records);
  const crumbs = [{ name: company.name, path: pathOf(audience, 'home') }, ...trail];
  return pageHead({
    title: `${texts.title} | ${company.name}`,
    description: texts.description,
    origin,
    path: crumbs.at(-1)?.path ?? '/',
    image: picture && shareCardAddress(picture),
    heroPicture: picture,
    jsonLd: [breadcrumbList(origin, crumbs)],
  });
}

/** Makes a page's `head` function. The breadcrumbs are the home page and this page. */
export const titledHead =
  (texts: PageMeta) =>
  (head: PageHead): ReactNode =>
    innerPageHead(head, texts, { name: texts.title, path: head.route.path });
