import { ErrorTemplate } from '@insurance-kit/ui';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import { audienceOfPath } from '../../shared/audience.ts';
import { claimLink, contactLinks, homeLink } from '../links.ts';
import { illustrationModel } from '../pictures/picture-model.ts';
import { errorHead } from './head.tsx';
import { useRender } from './render-context.ts';

/** The error page (§2.1, §8): 'Unexpected Application Error!' and a message, but no stack trace. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { site, contactDetails, frame: Frame } = useRender();
  const audience = audienceOfPath(pathname) ?? site.audience ?? defaultAudience;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const message = missing ? company.error.notFound : company.error.failed;
  return (
    <Frame head={errorHead(message)}>
      <ErrorTemplate
        model={{
          title: company.error.title,
          message,
          home: homeLink,
          // Most visitors who get here want to call, or to make a claim.
          links: [contactDetails.phone, claimLink, contactLinks(audience).company],
          picture: illustrationModel('empty', audience),
        }}
      />
    </Frame>
  );
}
