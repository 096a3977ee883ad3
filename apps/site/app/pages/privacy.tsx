import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import { useLoaderData } from 'react-router';
import { company } from '#company/index.ts';
import { privacyTexts as texts } from '#company/texts/service.ts';
import { pathOf } from '../../addresses/route-table.ts';
import { definePage } from '../define-page.tsx';
import { pageMeta } from '../head/seo.ts';
import { privacyPolicy } from '../text/legal.server.ts';

/** The policy comes with the page, so that its text is not in the code of every page. */
export const loader = () => privacyPolicy;

/** The privacy and cookie policy (§2.20). */
const page = definePage({
  page: 'privacy',
  meta: ({ audience, origin }) =>
    pageMeta(company, { ...texts.meta, origin, path: pathOf(audience, 'privacy') }),
  useModel: () => {
    const { body, contents } = useLoaderData<typeof loader>();
    return {
      title: texts.title,
      updated: texts.updated,
      contents: { title: texts.contents, entries: contents },
      body,
    };
  },
  template: TextTemplate,
});

export const meta = page.meta;
export default page.Component;
