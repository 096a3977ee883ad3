import type { ContentData, ResourceName } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { Audience } from '../addresses/audience.ts';
import { audienceOfPage, type fetchesOf } from '../addresses/route-table.ts';
import type { PageName } from './companies/contract/audiences.ts';
import { type Reach, reachOf } from './offices/reach.ts';

/** What the route table has a page load. */
export type Fetched<Page extends PageName> = Exclude<(typeof fetchesOf)[Page][number], 'article'>;

/** Where a page stands, and what there is to make its model of. */
export interface PagePlace<Page extends PageName> {
  readonly audience: Audience;
  /** The id in its address; empty where that has none. */
  readonly id: string;
  readonly path: string;
  /** How the company is reached. */
  readonly reach: Reach;
  /** Reads what the page loads: `undefined` while it is not known. A hook. */
  readonly useKnown: <Name extends Fetched<Page>>(
    resource: Name,
    id?: string,
  ) => ContentData[Name] | undefined;
}

/** What the head of a page is made of. */
export interface PageHead {
  readonly audience: Audience;
  readonly id: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The site's public address; empty where it is not known. */
  readonly origin: string;
  /** What the loader sent along; `undefined` where it failed, or the page loads nothing. */
  readonly content: DehydratedState | undefined;
}

/** A page, but for its row in the route table. */
export interface PageDefinition<Page extends PageName, Model> {
  readonly page: Page;
  readonly meta: (head: PageHead) => MetaDescriptor[];
  /** What the template shows. A hook. */
  readonly useModel: (place: PagePlace<Page>) => Model;
  readonly template: ComponentType<{ readonly model: Model }>;
}

/** What React Router tells of a page: the part that every page reads. */
interface Routed {
  readonly params: { readonly id?: string | undefined };
  readonly loaderData?: { readonly content?: DehydratedState } | undefined;
}

interface MetaArgs extends Routed {
  readonly location: { readonly pathname: string; readonly search: string };
  /** The root's comes first. */
  readonly matches: readonly [{ readonly loaderData?: { readonly origin: string } | undefined }];
}

interface ComponentProps extends Routed {
  /** The root's, and the page's own. */
  readonly matches: readonly [
    { readonly loaderData?: { readonly reach: Reach } | undefined },
    { readonly pathname: string },
  ];
}

/** Reads what a page loads: `undefined` while it is not known. */
export function useKnown<Name extends ResourceName>(
  resource: Name,
  id?: string,
): ContentData[Name] | undefined {
  const content = useContent(resource, { id });
  return content.status === 'ready' ? content.data : undefined;
}

interface ShownProps<Page extends PageName, Model> {
  readonly definition: PageDefinition<Page, Model>;
  readonly place: Omit<PagePlace<Page>, 'useKnown'>;
}

function Shown<Page extends PageName, Model>({
  definition: { useModel, template: Template },
  place,
}: ShownProps<Page, Model>) {
  return <Template model={useModel({ ...place, useKnown })} />;
}

/**
 * The parts of a page's file that are the same for all: head, hydration, audience. A file exports them
 * one by one, and beside them its loader (`content/prefetch.server.ts`), which React Router then leaves
 * out of the browser's code:
 *
 *     export const loader = contentLoader('careers');
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
      audience: audienceOfPage(location.pathname),
      id: params.id ?? '',
      path: location.pathname,
      query: new URLSearchParams(location.search),
      origin: matches[0].loaderData?.origin ?? '',
      content: loaderData?.content,
    }),
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the page's file is loaded.
  Component: ({ params, matches, loaderData }) => (
    <HydrationBoundary state={loaderData?.content}>
      <Shown
        definition={definition}
        place={{
          audience: audienceOfPage(matches[1].pathname),
          id: params.id ?? '',
          path: matches[1].pathname,
          reach: matches[0].loaderData?.reach ?? reachOf(),
        }}
      />
    </HydrationBoundary>
  ),
});
