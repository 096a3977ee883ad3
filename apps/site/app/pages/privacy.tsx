import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import { company } from '#company/index.ts';
import privacyHtml from '#company/privacy.html?raw';
import { privacyTexts as texts } from '#company/texts/service.ts';
import { pathOf } from '../../addresses/route-table.ts';
import { definePage } from '../define-page.tsx';
import { pageHead } from '../head/seo.ts';
import { withContents } from '../text/contents.ts';

const { body, contents } = withContents(createServerSanitizer().prose(privacyHtml));

/** The privacy and cookie policy (§2.20). */
export default definePage({
  page: 'privacy',
  head: ({ audience, origin }) =>
    pageHead(company, { ...texts.meta, origin, path: pathOf(audience, 'privacy') }),
  modelOf: () => ({
    title: texts.title,
    updated: texts.updated,
    contents: { title: texts.contents, entries: contents },
    body,
  }),
  template: TextTemplate,
});
