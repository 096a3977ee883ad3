import { early, lateAddress, webVitalsAddress } from 'virtual:page-script';
import { ContentProvider } from '@insurance-kit/content-client/queries';
import {
  CookieBanner,
  ErrorTemplate,
  FooterAction,
  KitProvider,
  PageShell,
} from '@insurance-kit/ui';
import { linksToDialog } from '@insurance-kit/ui/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { schemeOf } from '#company/audiences.ts';
import { fonts } from '#company/fonts.ts';
import { company } from '#company/index.ts';
import { audienceOfPath, pathOf } from '../addresses/route-table.ts';
import { applicationId } from '../handover/shared-names.ts';
import type { Route } from './+types/root';
import { browserSource } from './content/browser-source.ts';
import { cookieSettings } from './cookies/settings.ts';
import { feedbackDialogId } from './forms/feedback/settings.ts';
import { SiteFeedback } from './forms/feedback/site-feedback.tsx';
import { ToastHost } from './forms/toasts/toasts.tsx';
import { contactDetailsOf } from './offices/contact-details.ts';
import { readyEvent } from './page-script/react/start-react.ts';
import { drawingAddress } from './pictures/picture-model.ts';
import { RenderNonceContext, StyleCacheContext } from './render-context.ts';
import { claimLink, contactLinks, homeLink } from './sections/page-links.ts';
import { sceneModel } from './sections/scene.ts';
import { useAudience } from './sections/use-audience.ts';
import { shellModel } from './shell.ts';
import { fontFaces, stylesOf } from './theme/base-styles.ts';
import { theme } from './theme/theme.ts';

/** Data for every page: the site's address, its EmailJS account, how to reach the company. */
export function loader({ context }: Route.LoaderArgs) {
  return { ...context.site, contactDetails: contactDetailsOf(context.cached('contact')) };
}

/** The document around every page and every error. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const audience = useAudience();
  const site = useRouteLoaderData<typeof loader>('root');
  const lite = site?.lite ?? false;
  const styleCache = use(StyleCacheContext);
  const nonce = use(RenderNonceContext);
  const { actions } = company.footer;
  const defaultPicture = drawingAddress(company.defaultPicture, audience);
  return (
    <html
      lang={company.locale}
      dir={company.direction}
      data-theme={schemeOf[audience]}
      data-audience={audienceOfPath(pathname)}
      data-default-picture={defaultPicture}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!lite && (
          // `page-script/media/fonts.ts` enables this style after the page has painted.
          <style
            suppressHydrationWarning
            nonce={nonce}
            data-fonts={`${fonts.display} ${fonts.text}`}
            media="(scripting: none)"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of our own, allowed by its hash.
            dangerouslySetInnerHTML={{ __html: fontFaces }}
          />
        )}
        <script
          suppressHydrationWarning
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of our own, allowed by its hash.
          dangerouslySetInnerHTML={{ __html: early }}
        />
        {lateAddress && (
          <script
            defer
            src={lateAddress}
            data-web-vitals={site?.webVitals && !lite ? webVitalsAddress : undefined}
          />
        )}
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body suppressHydrationWarning>
        <KitProvider
          theme={theme}
          baseStyles={stylesOf(audienceOfPath(pathname))}
          words={company.words}
          lite={lite}
          nonce={nonce}
          defaultPicture={defaultPicture}
          {...(styleCache === undefined ? {} : { cache: styleCache })}
        >
          <PageShell
            {...shellModel(company, audience, pathname, site?.contactDetails ?? contactDetailsOf())}
            notice={<CookieBanner model={company.cookies} settings={cookieSettings} />}
            footerActions={
              <>
                <a
                  href={pathOf(audience, 'feedback')}
                  data-hydrate=""
                  {...linksToDialog(feedbackDialogId)}
                >
                  {actions.feedback}
                </a>
                <FooterAction data-cookies="ask">{actions.cookies}</FooterAction>
                <a href={lite ? '/lite?off' : '/lite'} rel="nofollow">
                  {lite ? actions.full : actions.lite}
                </a>
              </>
            }
          >
            {children}
          </PageShell>
          <SiteFeedback />
          <ToastHost />
        </KitProvider>
        {/* What follows waits in this element until it is wanted (`entry.server.tsx`). */}
        <template id={applicationId} />
        <Scripts />
      </body>
    </html>
  );
}

/** Tells the page script that React has hydrated, so that it replays earlier presses. */
const sayReady = () => {
  dispatchEvent(new Event(readyEvent));
};

/** The application: one query client for each tab, and the route's page. */
export default function Root() {
  const [queryClient] = useState(() => new QueryClient());
  useEffect(sayReady, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ContentProvider source={browserSource}>
        <Outlet />
      </ContentProvider>
    </QueryClientProvider>
  );
}

/** The themed error page (§2.1, §8): 'Unexpected Application Error!' and the message, never a stack. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const message = missing ? company.error.notFound : company.error.failed;
  const audience = useAudience();
  const site = useRouteLoaderData<typeof loader>('root');
  const { phone } = site?.contactDetails ?? contactDetailsOf();
  useEffect(sayReady, []);
  return (
    <>
      <title>{`${message} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorTemplate
        model={{
          title: company.error.title,
          message,
          home: homeLink,
          // Who looks for a page mostly wants a person or a claim.
          links: [phone, claimLink, contactLinks(audience).own],
          picture: sceneModel('empty', audience),
        }}
      />
    </>
  );
}
