import type { Company } from '../companies/contract/company.ts';
import { sitePicture } from '../head/seo.ts';

/** An article as structured data for search engines (readings §5). */
export function articleData(
  company: Company,
  article: {
    readonly origin: string;
    /** Its canonical path. */
    readonly path: string;
    readonly headline: string;
    readonly description: string;
    /** The path of its picture. */
    readonly image: string | undefined;
    readonly section: string;
    /** When it was published, as an ISO instant; `undefined` if unknown. */
    readonly published: string | undefined;
  },
): Record<string, unknown> {
  const { origin, path, headline, description, image, section, published } = article;
  const organization = {
    '@type': 'Organization',
    name: company.legalName,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description,
    image: origin + (image ?? sitePicture),
    ...(section === '' ? {} : { articleSection: section }),
    ...(published === undefined ? {} : { datePublished: published }),
    inLanguage: company.locale,
    author: organization,
    publisher: organization,
    mainEntityOfPage: origin + path,
  };
}
