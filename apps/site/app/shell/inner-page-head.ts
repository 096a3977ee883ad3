import { company } from '#company/index.ts';
import type { PageMeta } from '../../shared/company.ts';
import { type PageName, pathOf } from '../routes.ts';
import type { PageHead } from './define-page.tsx';
import type { HeadTag } from './seo.tsx';
import { breadcrumbList, headerPicture, headerShareCard, pageHead } from './seo.tsx';

export type Crumb = { readonly label: string } & (
  | { readonly page: PageName }
  | { readonly path: string }
);

export interface InnerPage {
  /** The description, and the title without the company's name. */
  readonly texts: PageMeta;
  /** The breadcrumbs between the audience's home and the page, and the page itself. */
  readonly trail: readonly [...Crumb[], Crumb];
}

/**
 * The head of an inner page: title, description, canonical address, breadcrumbs. Its share card is
 * the header picture of the record.
 */
export function innerPageHead(
  { audience, origin, records }: Pick<PageHead, 'audience' | 'origin' | 'records'>,
  { texts, trail }: InnerPage,
): readonly HeadTag[] {
  const crumbs = [
    { name: company.name, path: pathOf(audience, 'home') },
    ...trail.map((crumb) => ({
      name: crumb.label,
      path: 'path' in crumb ? crumb.path : pathOf(audience, crumb.page),
    })),
  ];
  return pageHead(company, {
    title: `${texts.title} | ${company.name}`,
    description: texts.description,
    origin,
    path: crumbs.at(-1)?.path ?? '/',
    image: headerShareCard(records),
    heroPicture: headerPicture(records),
    jsonLd: [breadcrumbList(origin, crumbs)],
  });
}

export const titledHead =
  (page: PageName, texts: PageMeta) =>
  (head: PageHead): readonly HeadTag[] =>
    innerPageHead(head, { texts, trail: [{ label: texts.title, page }] });
