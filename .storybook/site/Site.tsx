import { resourcePath, resources, type SafeHtml } from '@insurance-kit/content-client';
import { createBrowserSanitizer } from '@insurance-kit/content-client/html/browser';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { FeaturesContent, type KitLinkProps, KitProvider, PageShell } from '@insurance-kit/ui';
import { storyStyles } from '@insurance-kit/ui/stories/story.tsx';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createRoutesStub, Link, useLocation } from 'react-router-dom';
import ContactIsland from 'site/app/forms/contact/contact.tsx';
import FeedbackIsland from 'site/app/forms/feedback.tsx';
import ExecutivesIsland from 'site/app/islands/executives.tsx';
import { featuresOf } from 'site/app/islands/features-fields.ts';
import type { AnyIsland, IslandProps } from 'site/app/islands/registry.ts';
import ToastsIsland from 'site/app/islands/toasts.tsx';
import { contactDetailsOf } from 'site/app/offices/contact-details.ts';
import { menuOf, routes } from 'site/app/router.tsx';
import { type FrameProps, type Render, RenderContext } from 'site/app/shell/render-context.ts';
import { shellModel } from 'site/app/shell/shell.ts';
import { theme } from 'site/app/theme/theme.ts';
import { type Audience, audienceOfPath } from 'site/shared/audience.ts';
import { emptyContext } from 'site/shared/test/empty-context.ts';
import { defaultAudience, schemeOf } from '#company/company.ts';
import { labels } from '#company/labels.ts';
import { chosenCompany } from '../company/companies.ts';
import { defaultPictureIn } from '../company/theme.ts';
import { everyContent } from './every-content.ts';

const answers = everyContent[chosenCompany] ?? {};

const assetBase = new URL(`content/${chosenCompany}/`, document.baseURI).href;

const sanitize = createBrowserSanitizer({ assetBase });

/** Reads the repository's content. Throws if a record is missing; reads a missing list as empty. */
const seededReader: ContentReader = {
  read: async (resource, options) =>
    resources[resource].parse(answers[resourcePath(resource, options?.id)] ?? [], {
      sanitize,
      assetBase,
    }),
};

/** Links change the page inside the story, because Storybook does not serve the site's pages. */
const StoryLink = ({ href, ...link }: KitLinkProps) =>
  /^\/(?!\/|content\/)/.test(href) ? <Link to={href} {...link} /> : <a href={href} {...link} />;

/** React Router requires a fallback to show while a page loads. Stories show nothing then. */
const Nothing = () => null;

/** File sizes are unknown and forms send nothing, because Storybook has no server. */
const context = { ...emptyContext(''), content: seededReader };

const ChosenAudience = createContext(defaultAudience);

const Shell = ({ children, route }: FrameProps) => {
  const chosenAudience = use(ChosenAudience);
  const { pathname } = useLocation();
  const audience = audienceOfPath(pathname) ?? chosenAudience;
  useEffect(() => {
    document.documentElement.dataset.theme = schemeOf[audience];
  }, [audience]);
  return (
    <KitProvider
      theme={theme}
      cache={storyStyles}
      link={StoryLink}
      labels={labels}
      defaultPicture={defaultPictureIn(schemeOf[audience])}
    >
      <PageShell {...shellModel(audience, route, menuOf(audience), contactDetailsOf())}>
        {children}
      </PageShell>
      <ToastsIsland />
    </KitProvider>
  );
};

const Features = ({ resource, id, fields }: IslandProps<'features'>) => {
  const [html, setHtml] = useState<SafeHtml>();
  useEffect(() => {
    seededReader.read(resource, { id }).then(
      (record) => setHtml(featuresOf(record, fields)),
      () => undefined,
    );
  }, [resource, id, fields]);
  return <FeaturesContent html={html} />;
};

/** Renders an island's component directly: there is no server-rendered HTML to hydrate. */
const placeIsland = (island: AnyIsland): ReactNode => {
  switch (island.name) {
    case 'contact':
      return <ContactIsland {...island.props} />;
    case 'executives':
      return <ExecutivesIsland {...island.props} />;
    case 'features':
      return <Features {...island.props} />;
    case 'feedback':
      return <FeedbackIsland {...island.props} />;
    case 'toasts':
      return <ToastsIsland />;
  }
};

const render: Render = {
  site: context.site,
  contactDetails: contactDetailsOf(),
  frame: Shell,
  placeIsland,
};

interface SiteProps {
  readonly path: string;
  readonly audience: Audience;
}

/** The site in a story, with the content in the repository. */
export const Site = ({ path, audience }: SiteProps) => {
  const [Stub] = useState(() =>
    createRoutesStub(
      routes.map((route) => ({ ...route, HydrateFallback: Nothing })),
      context,
    ),
  );
  return (
    <ChosenAudience value={audience}>
      <RenderContext value={render}>
        <Stub initialEntries={[path]} />
      </RenderContext>
    </ChosenAudience>
  );
};
