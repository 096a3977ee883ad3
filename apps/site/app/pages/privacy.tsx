import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import { company } from '#company/index.ts';
import { privacyTexts as texts } from '#company/texts/service.ts';
import { pathOf } from '../../addresses/route-table.ts';
import { definePage } from '../define-page.tsx';
import { pageHead } from '../head/seo.ts';
import { privacyPolicy } from '../text/legal.server.ts';

/** The privacy and cookie policy (§2.20). */
export default definePage({
  page: 'privacy',
  head: ({ audience, origin }) =>
    pageHead(company, { ...texts.meta, origin, path: pathOf(audience, 'privacy') }),
  modelOf: () => ({
    title: texts.title,
    updated: texts.updated,
    contents: { title: texts.contents, entries: privacyPolicy.contents },
    body: privacyPolicy.body,
  }),
  template: TextTemplate,
});
