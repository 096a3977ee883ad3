import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import { company } from '../companies/index.ts';
import { privacyPolicy } from '../companies/legal.server.ts';
import { privacyTexts } from '../companies/texts/privacy.ts';
import { pageMeta } from '../lib/seo.ts';
import type { Route } from './+types/privacy';

/** The policy comes with the page, so that its text is not in the code of every page. */
export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.site.origin, ...privacyPolicy };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(company, {
    ...privacyTexts.meta,
    origin: loaderData?.origin ?? '',
    path: '/privacy',
  });

/** The privacy and cookie policy (§2.20). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, updated, contents } = privacyTexts;
  return (
    <TextTemplate
      model={{
        title,
        updated,
        contents: { title: contents, entries: loaderData.contents },
        body: loaderData.body,
      }}
    />
  );
}
