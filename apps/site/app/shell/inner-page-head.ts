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
  /** The title, without the company's name, and the description. */
  readonly texts: PageMeta;
  /** The breadcrumbs after the audience's home; the page itself is the last. */
  readonly trail: readonly [...Crumb[], Crumb];
}

/**
 * The head of an inner page: title, description, canonical address, breadcrumbs, and its record's
 * header picture as share card.
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

/** The head of an inner page whose title is also its breadcrumb. */
export const titledHead =
  (page: PageName, texts: PageMeta) =>
  (head: PageHead): readonly HeadTag[] =>
    innerPageHead(head, { texts, trail: [{ label: texts.title, page }] });
