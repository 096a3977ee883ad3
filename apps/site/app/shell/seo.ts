import type { PictureNotes } from '@insurance-kit/content-client';
import { readOpeningHours } from '@insurance-kit/content-client/offices';
import type { LinkModel } from '@insurance-kit/ui';
import { errands } from '#company/errands.ts';
import type { Company } from '../../shared/company.ts';
import { isDrawing, shareCardAddress } from '../../shared/pictures.ts';
import type { PageRecords } from '../content/page-records.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import { phoneLinks } from '../offices/phone-email-links.ts';
import type { HeadTag } from './head-tags.tsx';

/** What a page tells search engines and share cards. */
export interface PageSeo {
  readonly title: string;
  readonly description: string;
  /** The site's public address, without a trailing slash. */
  readonly origin: string;
  /** The canonical path. */
  readonly path: string;
  /** The path of its share picture, 1200 × 630. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'article';
  /** JSON-LD objects. */
  readonly jsonLd?: readonly Record<string, unknown>[];
  /**
   * The hero's drawing, which is preloaded. A raster picture is not: only the browser knows which of
   * its files it needs.
   */
  readonly heroPicture?: string | undefined;
}

/** The share picture of pages that have none of their own. */
export const sitePicture = '/share.jpg';

/** The head of a page: title, description, canonical address, share card, structured data. */
export function pageHead(company: Company, seo: PageSeo): readonly HeadTag[] {
  const address = `${seo.origin}${seo.path}`;
  const image = `${seo.origin}${seo.image ?? sitePicture}`;
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { rel: 'canonical', href: address },
    { property: 'og:type', content: seo.type ?? 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: company.locale.replace('-', '_') },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(seo.heroPicture === undefined || !isDrawing(seo.heroPicture)
      ? []
      : [
          {
            rel: 'preload',
            as: 'image',
            href: seo.heroPicture,
            fetchPriority: 'high',
          } as const,
        ]),
    ...(seo.jsonLd ?? []).map((thing) => ({ jsonLd: thing })),
  ];
}

/** When an office is open, as schema.org has it: nothing where the record does not say it so. */
const openingHours = (hours = ''): { readonly openingHours?: readonly string[] } =>
  readOpeningHours(hours) ? { openingHours: hours.split(/\s*[;,]\s*/) } : {};

/** A phone number as it can be dialled from anywhere; none where there is none. */
const telephone = (phone: LinkModel | undefined): { readonly telephone?: string } =>
  phone ? { telephone: phone.href.replace('tel:', '') } : {};

/** The company as structured data: its licence, and what its contact record tells of its offices. */
export function insuranceAgency(
  company: Company,
  origin: string,
  { phone, address, offices }: ContactDetails,
): Record<string, unknown> {
  const [headOffice, ...others] = offices;
  const { licence } = errands;
  const departments = others.flatMap((office) =>
    'fixed' in office
      ? []
      : {
          '@type': 'InsuranceAgency',
          name: office.name,
          address: office.headoffice,
          ...telephone(phoneLinks(office.call_no)[0]),
          ...openingHours(office.hours),
        },
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'InsuranceAgency',
    name: company.legalName,
    slogan: company.slogan,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + sitePicture,
    areaServed: company.country,
    ...telephone(phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.label,
      addressCountry: company.country,
    },
    ...openingHours(headOffice?.hours),
    ...(licence && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: licence.regulator,
        value: licence.number,
      },
    }),
    ...(departments.length > 0 && { department: departments }),
    sameAs: company.social.map(({ href }) => href),
  };
}

/** The breadcrumbs as structured data, from the home page down. */
export function breadcrumbList(
  origin: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

interface HeaderRecord {
  readonly header_image: string;
  readonly pictures?: PictureNotes;
}

const hasHeader = (record: unknown): record is HeaderRecord =>
  typeof record === 'object' &&
  record !== null &&
  'header_image' in record &&
  typeof record.header_image === 'string';

const headerRecord = ({ all }: Pick<PageRecords, 'all'>): HeaderRecord | undefined =>
  all.find(hasHeader);

/** The header picture among a page's records; `undefined` if none has one. */
export const headerPicture = (records: Pick<PageRecords, 'all'>): string | undefined =>
  headerRecord(records)?.header_image;

/**
 * The share card of a page: its record's header picture, around the point that stays in sight.
 *
 * @returns `undefined` if no record has one; the page then uses the site's own card.
 */
export function headerShareCard(records: Pick<PageRecords, 'all'>): string | undefined {
  const record = headerRecord(records);
  return record && shareCardAddress(record.header_image, record.pictures?.header_image?.focus);
}
