import { ContentProvider } from '@insurance-kit/content-client/queries';
import { ErrorTemplate, KitProvider, PageShell } from '@insurance-kit/ui';
import { baseStyles, webFonts } from '@insurance-kit/ui/base-styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { audienceOfPath, themeOf } from './audience.ts';
import { storageScript } from './boot/storage-script.ts';
import { themeScript } from './boot/theme-script.ts';
import { fonts, measures } from './companies/fonts.ts';
import { company } from './companies/index.ts';
import { footerActions } from './companies/texts/footer-actions.ts';
import { browserSource } from './content/browser-source.ts';
import { createQueryClient } from './content/query-client.ts';
import { useCookieNotice } from './features/cookies/cookies.tsx';
import { useFeedback } from './features/feedback/feedback.tsx';
import { NavigationHost } from './features/navigation/navigation-host.tsx';
import { ToastHost } from './features/toasts/toasts.tsx';
import { themedPicture } from './lib/picture-model.ts';
import { RouterLink } from './lib/router-link.tsx';
import { StyleCacheContext } from './lib/style-cache.ts';
import { useAudience } from './lib/use-audience.ts';
import { useRouteFocus } from './lib/use-route-focus.ts';
import { showFonts } from './page-script/fonts.ts';
import { shellModel } from './shell.ts';

/** What every page knows of the site: its public address, and the e-mail account of its forms. */
export function loader({ context }: Route.LoaderArgs) {
  return context.site;
}

/** Facts of the site do not change while a visitor moves through it. */
export const shouldRevalidate = (): boolean => false;

/** On the server alone: in the browser the document has them, and no script need carry them. */
const styles = import.meta.env.SSR
  ? baseStyles(undefined, { variables: import.meta.env.COMPANY_THEME?.variables, measures })
  : undefined;
const fontFaces = import.meta.env.SSR ? webFonts(fonts, measures) : '';

/** The document around every page and every error. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const audience = useAudience(pathname);
  const savesData = useRouteLoaderData<typeof loader>('root')?.lite ?? false;
  const styleCache = use(StyleCacheContext);
  const cookies = useCookieNotice();
  const feedback = useFeedback();
  return (
    <html lang={company.locale} data-theme={themeOf[audience]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!savesData && (
          // `page-script/fonts.ts` shows them when nothing waits for them any more.
          <style
            suppressHydrationWarning
            data-fonts={`${fonts.display} ${fonts.text}`}
            media="(scripting: none)"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of our own, allowed by its hash.
            dangerouslySetInnerHTML={{ __html: fontFaces }}
          />
        )}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of our own, allowed by its hash.
          dangerouslySetInnerHTML={{
            __html: `${storageScript};${themeScript(audienceOfPath(pathname))};(${showFonts})()`,
          }}
        />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
      </head>
      <body>
        <KitProvider
          baseStyles={styles}
          link={RouterLink}
          words={company.words}
          light={savesData}
          defaultPicture={themedPicture(company.defaultPicture, audience)}
          {...(styleCache === undefined ? {} : { cache: styleCache })}
        >
          <PageShell
            {...shellModel(company, audience, pathname)}
            notice={cookies.banner}
            footerActions={
              <>
                {feedback.action}
                {cookies.action}
                <a href={savesData ? '/lite?off' : '/lite'} rel="nofollow">
                  {savesData ? footerActions.full : footerActions.lite}
                </a>
              </>
            }
          >
            {children}
          </PageShell>
          {feedback.dialog}
          <ToastHost />
          <NavigationHost />
        </KitProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The application: one query client a tab, and the page of the route. */
export default function Root() {
  const [queryClient] = useState(createQueryClient);
  useRouteFocus();
  useEffect(() => {
    dispatchEvent(new Event('app:ready'));
  }, []);
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
  useEffect(() => {
    dispatchEvent(new Event('app:ready'));
  }, []);
  return (
    <>
      <title>{`${message} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorTemplate
        model={{
          title: company.error.title,
          message,
          home: { label: company.error.home, href: '/' },
        }}
      />
    </>
  );
}
