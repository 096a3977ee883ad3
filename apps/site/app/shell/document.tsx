import { lateAddress } from 'virtual:page-script';
import {
  CookieBanner,
  type KitProviderProps,
  type LinkModel,
  PageShell,
  ThemedKitProvider,
} from '@insurance-kit/ui';
import { useLocation } from 'react-router-dom';
import { schemeOf } from '#company/company.ts';
import { company } from '#company/index.ts';
import { labels } from '#company/labels.ts';
import { type Audience, audienceOfPath } from '../../shared/audience.ts';
import { cookieSettings } from '../behaviours/cookie-settings.ts';
import { pathOf } from '../routes.ts';
import { theme } from '../theme/theme.ts';
import { PreviewBar, TodoStrip } from './preview-bar.tsx';
import { type FrameProps, Island, useRender } from './render-context.ts';
import { shellModel } from './shell.ts';
import { todos } from './todos.ts';

interface DocumentProps extends FrameProps {
  readonly audience: Audience;
  readonly menu: readonly LinkModel[];
  /** The kit's settings for the page and for each island. */
  readonly kit: Pick<KitProviderProps, 'cache' | 'defaultPicture'>;
}

/** The whole HTML document of a page. */
export function Document({ head, route, children, audience, menu, kit }: DocumentProps) {
  const { pathname } = useLocation();
  const { site, contactDetails, preview } = useRender();
  const { actions } = company.footer;
  const feedback = { label: actions.feedback, href: pathOf(audience, 'feedback') };
  return (
    <html
      lang={company.locale}
      dir={company.direction}
      data-theme={schemeOf[audience]}
      data-audience={audienceOfPath(pathname)}
      data-default-picture={kit.defaultPicture}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {todos > 0 && <TodoStrip count={todos} />}
        <ThemedKitProvider theme={theme} labels={labels} {...kit}>
          <PageShell
            {...shellModel(audience, route, menu, contactDetails)}
            notice={
              <>
                {preview && <PreviewBar {...preview} />}
                <CookieBanner model={company.cookies} settings={cookieSettings} />
              </>
            }
            footerActions={
              <>
                <Island name="feedback" props={{ link: feedback, account: site.emailjs }} />
                <button type="button" data-cookies="ask" data-script="only">
                  {actions.cookies}
                </button>
              </>
            }
          >
            {children}
          </PageShell>
          <Island name="toasts" props={{}} />
        </ThemedKitProvider>
        {lateAddress && (
          // The script comes last, so that browsers request the first screen's pictures earlier.
          <script
            type="module"
            src={lateAddress}
            data-web-vitals={site.webVitals ? '' : undefined}
          />
        )}
      </body>
    </html>
  );
}
