import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { createRoutesStub, Link, Outlet, redirect, useLocation } from 'react-router';
import { defaultAudience, schemeOf } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import type { Audience } from '../../apps/site/addresses/audience.ts';
import {
  audienceOfPath,
  fileOf,
  redirects,
  routeTable,
} from '../../apps/site/addresses/route-table.ts';
import { ToastHost } from '../../apps/site/app/forms/toasts/toasts.tsx';
import { contactDetailsOf } from '../../apps/site/app/offices/contact-details.ts';
import { drawingAddress } from '../../apps/site/app/pictures/picture-model.ts';
import { ErrorBoundary } from '../../apps/site/app/root.tsx';
import { shellModel } from '../../apps/site/app/shell.ts';
import { theme } from '../../apps/site/app/theme/theme.ts';
import type { FileSizes, SubmissionSender } from '../../apps/site/handover/context.ts';
import {
  ContentProvider,
  type ContentReader,
} from '../../packages/content-client/src/queries/index.ts';
import { type KitLinkProps, KitProvider } from '../../packages/ui/src/KitProvider.tsx';
import { storyStyles } from '../../packages/ui/src/stories/story-styles.ts';
import { PageShell } from '../../packages/ui/src/templates/PageShell/PageShell.tsx';
import { seededReader } from './seeded-reader.ts';

type Routes = Parameters<typeof createRoutesStub>[0];
type PageModule = {
  readonly default: NonNullable<Routes[number]['Component']>;
  readonly loader?: NonNullable<Routes[number]['loader']>;
};

/** The site's own pages, by file. */
const pages = import.meta.glob<PageModule>('../../apps/site/app/pages/*.tsx', { eager: true });

const pageRoute = (path: string, file: string): Routes[number] => {
  const page = pages[`../../apps/site/app/${file}`];
  if (page === undefined) throw new Error(`The site has no file '${file}'.`);
  return {
    path,
    Component: page.default,
    ErrorBoundary,
    ...(page.loader && { loader: page.loader }),
  };
};

/**
 * The site's links load documents. Storybook has no server for these, so here they switch the
 * page.
 */
const StoryLink = ({ href, ...link }: KitLinkProps) =>
  /^\/(?!\/|content\/)/.test(href) ? <Link to={href} {...link} /> : <a href={href} {...link} />;

/** What React Router shows while it loads; here the records are loaded already. */
const Nothing = () => null;

/** An address whose page throws while rendering. */
export const failingPath = '/failing';

const Failing = (): never => {
  throw new Error('This page fails, to show what a visitor then sees.');
};

/** Storybook sends no messages. */
const site = {
  origin: '',
  webVitals: false,
  lite: false,
  emailjs: {
    origin: '/nowhere',
    publicKey: '',
    serviceId: '',
    contactTemplateId: '',
    feedbackTemplateId: '',
  },
};

/** A static host does not know the sizes of files. */
const files: FileSizes = { look: async () => ({ state: 'unknown' }) };

/** Nothing can be posted to Storybook. */
const sender: SubmissionSender = { email: async () => false, saveFeedback: async () => undefined };

export interface SiteProps {
  /** The address that the visitor opened. */
  readonly path: string;
  /** The audience, for addresses that have none. */
  readonly audience: Audience;
  /** The source of content: the seeded records, unless the story is about a failure. */
  readonly content?: ContentReader;
  /** Parts of a page besides its content. */
  readonly notice?: ReactNode;
  readonly dialog?: ReactNode;
}

/** The story's settings, for the shell of the routes. */
const Composition = createContext<Omit<SiteProps, 'path'>>({ audience: defaultAudience });

const Shell = () => {
  const { audience: chosen, content = seededReader, notice, dialog } = use(Composition);
  const { pathname } = useLocation();
  const audience = audienceOfPath(pathname) ?? chosen;
  const [queryClient] = useState(() => new QueryClient());
  const source = useMemo(() => ({ ...content, sendFeedback: async () => undefined }), [content]);
  useEffect(() => {
    document.documentElement.dataset.theme = schemeOf[audience];
  }, [audience]);
  return (
    <KitProvider
      theme={theme}
      cache={storyStyles}
      link={StoryLink}
      words={company.words}
      defaultPicture={drawingAddress(company.defaultPicture, audience)}
    >
      <QueryClientProvider client={queryClient}>
        <ContentProvider source={source}>
          <PageShell
            {...shellModel(company, audience, pathname, contactDetailsOf())}
            notice={notice}
          >
            <Outlet />
          </PageShell>
          {dialog}
          <ToastHost />
        </ContentProvider>
      </QueryClientProvider>
    </KitProvider>
  );
};

/**
 * The whole site in a story: its routes, pages and view models over the seeded records, without a
 * server. Links lead from page to page.
 */
export const Site = ({ path, ...composition }: SiteProps) => {
  const { content = seededReader } = composition;
  const [Stub] = useState(() =>
    createRoutesStub(
      [
        {
          id: 'root',
          path: '/',
          loader: () => site,
          Component: Shell,
          HydrateFallback: Nothing,
          children: [
            ...routeTable.map((row) => pageRoute(row.path, fileOf(row))),
            ...redirects.map(({ from, to }) => ({ path: from, loader: () => redirect(to) })),
            { path: failingPath, Component: Failing, ErrorBoundary },
            pageRoute('*', 'pages/not-found.tsx'),
          ],
        },
      ],
      { content, files, sender, site, cached: () => undefined },
    ),
  );
  return (
    <Composition value={composition}>
      <Stub initialEntries={[path]} />
    </Composition>
  );
};
