import type { DehydratedState } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import type { Audience } from '../audience.ts';
import type { PageMeta } from '../companies/company.ts';
import { company } from '../companies/index.ts';
import { type PageName, pathOf } from '../route-table.ts';
import { breadcrumbList, pageMeta } from './seo.ts';
import { headerPicture, headerShareCard } from './share-card.ts';

/** A page on the way to the one shown. */
export interface Crumb {
  readonly label: string;
  readonly page: PageName;
}

/** What an inner page says of itself. */
export interface InnerPage {
  /** Its title, to which the company's name is added, and its description. */
  readonly words: PageMeta;
  readonly audience: Audience;
  /** The site's public address; `undefined` where its loader failed. */
  readonly origin: string | undefined;
  /** The way to it from the audience's home, which is left out; the page itself comes last. */
  readonly trail: readonly [...Crumb[], Crumb];
  /** What its loader sent along: the share card is the header picture of the record. */
  readonly content?: DehydratedState | undefined;
}

/** The `meta` of an inner page: title, description, canonical address, breadcrumbs, share card. */
export function innerPageMeta(inner: InnerPage): MetaDescriptor[] {
  const { words, audience, origin = '', trail, content } = inner;
  const crumbs = [
    { name: company.name, path: pathOf(audience, 'home') },
    ...trail.map(({ label, page }) => ({ name: label, path: pathOf(audience, page) })),
  ];
  const image = headerShareCard(content);
  return pageMeta(company, {
    title: `${words.title} | ${company.name}`,
    description: words.description,
    origin,
    path: crumbs.at(-1)?.path ?? '/',
    ...(image === undefined ? {} : { image }),
    heroPicture: headerPicture(content),
    jsonLd: [breadcrumbList(origin, crumbs)],
  });
}
