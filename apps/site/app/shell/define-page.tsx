import type { ComponentType } from 'react';
import {
  type ActionFunction,
  type ActionFunctionArgs,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import type { Audience } from '../../shared/audience.ts';
import type { SiteContext, SiteFacts } from '../../shared/context.ts';
import { fetchesFor } from '../../shared/fetches.ts';
import type { PageName } from '../../shared/page-names.ts';
import type { Fetched, OwnResource, RouteRow } from '../../shared/routes.ts';
import { loadRecords, type PageRecords, type ReadRecord } from '../content/page-records.ts';
import type { ContactDetails } from '../offices/contact-details.ts';
import type { HeadTag } from './head-tags.tsx';
import { useRender } from './render-context.ts';

/** The input of a page's view model. */
export interface PagePlace<Page extends PageName, Extra = undefined, Answer = undefined> {
  readonly row: RouteRow;
  readonly audience: Audience;
  /** The id in the page's address; empty if it has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly site: SiteFacts;
  readonly contactDetails: ContactDetails;
  /** Returns a record of the page, or of a custom product. */
  readonly record: ReadRecord<Fetched<Page> | OwnResource>;
  /** Result of the page's `load`. */
  readonly extra: Extra;
  /** Result of the page's `action` for a refused post. */
  readonly answer: Answer | undefined;
}

/** The input of a page's title, description and share card. */
export interface PageHead {
  readonly row: RouteRow;
  readonly audience: Audience;
  readonly id: string;
  readonly query: URLSearchParams;
  /** The site's public address. */
  readonly origin: string;
  readonly contactDetails: ContactDetails;
  readonly records: PageRecords;
}

/** Everything about a page except its row in the route table. */
export interface PageDefinition<Page extends PageName, Model, Extra, Answer> {
  /** The page's name in the route table, or the names of all pages that this file makes. */
  readonly page: Page | readonly Page[];
  /** Loads data besides the page's records. */
  readonly load?: (
    records: PageRecords,
    context: SiteContext,
    place: { readonly row: RouteRow; readonly id: string; readonly query: URLSearchParams },
  ) => Extra | Promise<Extra>;
  /** Handles a post: redirects, or says why it was refused. */
  readonly action?: (
    args: ActionFunctionArgs<SiteContext>,
  ) => Promise<Response | ReturnType<typeof data<Answer>>>;
  readonly head: (head: PageHead) => readonly HeadTag[];
  /** Makes the template's props. */
  readonly modelOf: (place: PagePlace<Page, Extra, Answer>) => Model;
  readonly template: ComponentType<{ readonly model: Model }>;
}

/** A React Router route without its path. */
interface PageRoute {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
  readonly Component: ComponentType;
}

/** Makes the page of a row; exported by the page's file. */
export type MakePage = (row: RouteRow) => PageRoute;

interface Loaded<Extra> {
  readonly records: PageRecords;
  readonly extra: Extra;
}

/** Makes pages from a definition. */
export const definePage =
  <Page extends PageName, Model, Extra = undefined, Answer = undefined>({
    load,
    action,
    head,
    modelOf,
    template: Template,
  }: PageDefinition<Page, Model, Extra, Answer>): MakePage =>
  (row) => {
    const loader = async ({
      context,
      params: { id = '' },
      request,
    }: LoaderFunctionArgs<SiteContext>) => {
      const records = await loadRecords(context.content, fetchesFor(row, id));
      const { searchParams: query } = new URL(request.url);
      const extra = await load?.(records, context, { row, id, query });
      return data({ records, extra }, records.init);
    };
    // biome-ignore lint/correctness/noComponentHookFactories: it is made once for a row, when the routes are.
    function Component() {
      const { site, contactDetails, frame: Frame } = useRender();
      const { records, extra }: Loaded<Extra> = useLoaderData();
      const posted = useActionData();
      const answer: Answer | undefined = posted;
      const { id = '' } = useParams();
      const [query] = useSearchParams();
      const { record } = records;
      const place = { row, id, query };
      const tags = head({
        ...place,
        audience: row.audience ?? defaultAudience,
        origin: site.origin,
        contactDetails,
        records,
      });
      const audience = row.audience ?? site.audience ?? defaultAudience;
      const model = modelOf({ ...place, audience, site, contactDetails, record, extra, answer });
      return (
        <Frame tags={tags} row={row}>
          <Template model={model} />
        </Frame>
      );
    }
    return { loader, Component, ...(action && { action }) };
  };
