import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import privacyHtml from '#company/privacy.html?raw';
import { privacyTexts as texts } from '#company/texts/privacy.ts';
import type { PageMeta } from '../../../shared/company.ts';
import { withContents } from '../../content/plain-text.ts';
import { pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { pageHead } from '../../shell/head.tsx';

export interface PrivacyTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly updated: string;
  readonly contents: string;
}

const { body, contents } = withContents(createServerSanitizer().prose(privacyHtml));

export default definePage({
  head: ({ audience, site: { origin } }) =>
    pageHead({ ...texts.meta, origin, path: pathOf(audience, 'privacy') }),
  modelOf: () => ({
    title: texts.title,
    updated: texts.updated,
    contents: { title: texts.contents, entries: contents },
    body,
  }),
  template: TextTemplate,
});
