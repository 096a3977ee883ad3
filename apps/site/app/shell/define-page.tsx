import type { ResourceName } from '@insurance-kit/content-client';
import { Loading, Section } from '@insurance-kit/ui';
import type { ComponentType, ReactNode } from 'react';
import * as router from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import type { SiteContext } from '../../shared/context.ts';
import type { CustomResource } from '../../shared/pages.ts';
import {
  type Fetch,
  fetchOf,
  loadRecords,
  type PageRecords,
  type ReadRecord,
} from '../content/page-records.ts';
import type { Route } from '../routes.ts';
import type { PageHead } from './head.tsx';
import { useRender } from './render-context.ts';

/** Input of a page's `modelOf`. Unlike `head`, it also gets `record` and `answer`. */
export interface PagePlace<Names extends ResourceName, Answer = undefined> extends PageHead {
  readonly record: ReadRecord<Names | CustomResource>;
  /** The result of `action`, if `action` refused the posted form. */
  readonly answer: Answer | undefined;
}

/** Describes a page: its records, its head, and the template that shows it. */
export interface PageDefinition<Names extends ResourceName, Model, Answer> {
  /** Label of the page's link in the main bar (§2.2). Default: the page has no link there. */
  readonly menu?: string;
  /** The records that the page reads: the first is required, the others are optional. */
  readonly records?: readonly Names[];
  /** More optional records, which depend on the route or the query. */
  readonly alsoReads?: (
    route: Route,
    query: URLSearchParams,
    content: SiteContext['content'],
  ) => readonly Fetch[] | Promise<readonly Fetch[]>;
  readonly action?: (
    args: router.ActionFunctionArgs<SiteContext>,
  ) => Promise<Response | ReturnType<typeof router.data<Answer>>>;
  readonly head: (head: PageHead) => ReactNode;
  /** Returns nothing if the content is missing: the page then shows 'Loading...' (§4.1). */
  readonly modelOf: (place: PagePlace<Names, Answer>) => Model | undefined;
  readonly template: ComponentType<{ readonly model: Model }>;
}

export const definePage =
  <Names extends ResourceName = never, Model = unknown, Answer = undefined>({
    menu,
    records: names = [],
    alsoReads = () => [],
    action,
    head,
    modelOf,
    template: Template,
  }: PageDefinition<Names, Model, Answer>) =>
  (route: Route) => {
    const loader = async ({
      context,
      params: { id = '' },
      request,
    }: router.LoaderFunctionArgs<SiteContext>) => {
      const records = await loadRecords(context, [
        ...names.map((resource) => fetchOf(resource, route.custom?.name ?? id)),
        ...(await alsoReads(route, new URL(request.url).searchParams, context.content)),
      ]);
      return router.data(records, records.init);
    };
    // biome-ignore lint/correctness/noComponentHookFactories: created once for each route.
    function Component() {
      const { site, contactDetails, frame: Frame } = useRender();
      const records: PageRecords = router.useLoaderData();
      const posted = router.useActionData();
      const answer: Answer | undefined = posted;
      const { id = '' } = router.useParams();
      const [query] = router.useSearchParams();
      const audience = route.audience ?? site.audience ?? defaultAudience;
      const base = { route, audience, id, query, site, contactDetails, records };
      const model = modelOf({ ...base, record: records.record, answer });
      // The head ignores which audience the visitor saw last: all visitors get the same head.
      const headInput = { ...base, audience: route.audience ?? defaultAudience };
      return (
        <Frame head={head(headInput)} route={route}>
          {model === undefined ? (
            <Section>
              <Loading page />
            </Section>
          ) : (
            <Template model={model} />
          )}
        </Frame>
      );
    }
    return { menu, records: names, loader, Component, ...(action && { action }) };
  };

/** A function that makes the page of a route. Each `page.tsx` exports one. */
export type MakePage = ReturnType<typeof definePage>;
