import type { ContentData, ResourceName } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import type { MetaDescriptor } from 'react-router';
import { defaultAudience } from '#company/audiences.ts';
import type { Audience } from '../addresses/audience.ts';
import type { PageName } from '../addresses/page-names.ts';
import {
  type fetchesOf,
  type OwnResource,
  type RouteRow,
  rowOfPage,
} from '../addresses/route-table.ts';
import { type ContactDetails, contactDetailsOf } from './offices/contact-details.ts';

/** The records that the route table lists for a page. */
export type Fetched<Page extends PageName> = (typeof fetchesOf)[Page][number];

/** Reads a record; `undefined` while it is loading. A hook. */
export type UseRecord<Names extends ResourceName> = <Name extends Names>(
  resource: Name,
  id?: string,
) => ContentData[Name] | undefined;

/** What a page's view model is made from. */
export interface PagePlace<Page extends PageName> {
  readonly row: RouteRow;
  readonly audience: Audience;
  /** The id in the page's address; empty if it has none. */
  readonly id: string;
  /** The company's phone number and head office. */
  readonly contactDetails: ContactDetails;
  /** For the page's records, and those of the company's own products. */
  readonly useRecord: UseRecord<Fetched<Page> | OwnResource>;
}

/** What a page's title, description and share card are made from. */
export interface PageHead {
  readonly row: RouteRow;
  readonly audience: Audience;
  readonly id: string;
  readonly query: URLSearchParams;
  /** The site's public address; empty if unknown. */
  readonly origin: string;
  /** The loader's data; `undefined` if it failed or the page has no loader. */
  readonly content: DehydratedState | undefined;
}

/** Everything about a page except its row in the route table. */
export interface PageDefinition<Page extends PageName, Model> {
  /** Its name in the route table, or those of all pages that its file makes: they say what it reads. */
  readonly page: Page | readonly Page[];
  readonly meta: (head: PageHead) => MetaDescriptor[];
  /** Makes the template's props. A hook. */
  readonly useModel: (place: PagePlace<Page>) => Model;
  readonly template: ComponentType<{ readonly model: Model }>;
}

/** The part of React Router's arguments that every page's `meta` reads. */
interface Routed {
  readonly params: { readonly id?: string | undefined };
  readonly loaderData?: { readonly content?: DehydratedState } | undefined;
}

interface MetaArgs extends Routed {
  readonly location: { readonly pathname: string; readonly search: string };
  /** All matched routes, the root first. */
  readonly matches: readonly [{ readonly loaderData?: { readonly origin: string } | undefined }];
}

interface ComponentProps extends Routed {
  /** The loader data of the root and of the page. */
  readonly matches: readonly [
    { readonly loaderData?: { readonly contactDetails: ContactDetails } | undefined },
    { readonly pathname: string },
  ];
}

/** What the route table says of a page. */
const rowPart = (pathname: string) => {
  const row = rowOfPage(pathname);
  return { row, audience: row.audience ?? defaultAudience };
};

const useRecord: UseRecord<ResourceName> = (resource, id) => {
  const content = useContent(resource, { id });
  return content.status === 'ready' ? content.data : undefined;
};

/** Reads its records below the boundary that hydrates them. */
function Shown<Page extends PageName, Model>({
  definition: { useModel, template: Template },
  place,
}: {
  readonly definition: PageDefinition<Page, Model>;
  readonly place: Omit<PagePlace<Page>, 'useRecord'>;
}) {
  return <Template model={useModel({ ...place, useRecord })} />;
}

/**
 * Makes what a page's file exports: `meta` and the component, with the content hydrated and the
 * audience applied. The file exports the loader itself, so that React Router can leave it out of the
 * browser's code:
 *
 *     export const loader = contentLoader;
 *     const page = definePage({ page: 'careers', … });
 *     export const meta = page.meta;
 *     export default page.Component;
 */
export const definePage = <Page extends PageName, Model>(
  definition: PageDefinition<Page, Model>,
): {
  readonly meta: (args: MetaArgs) => MetaDescriptor[];
  readonly Component: (props: ComponentProps) => ReactElement;
} => ({
  meta: ({ location, params, matches, loaderData }) =>
    definition.meta({
      ...rowPart(location.pathname),
      id: params.id ?? '',
      query: new URLSearchParams(location.search),
      origin: matches[0].loaderData?.origin ?? '',
      content: loaderData?.content,
    }),
  // biome-ignore lint/correctness/noComponentHookFactories: the component is made once, when the module is loaded.
  Component: ({ params, matches, loaderData }) => (
    <HydrationBoundary state={loaderData?.content}>
      <Shown
        definition={definition}
        place={{
          ...rowPart(matches[1].pathname),
          id: params.id ?? '',
          contactDetails: matches[0].loaderData?.contactDetails ?? contactDetailsOf(),
        }}
      />
    </HydrationBoundary>
  ),
});
