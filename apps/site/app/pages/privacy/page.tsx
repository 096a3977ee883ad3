import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { TextTemplate } from '@insurance-kit/ui/templates/TextTemplate';
import { company } from '#company/index.ts';
import privacyHtml from '#company/privacy.html?raw';
import { privacyTexts as texts } from '#company/texts/pages.ts';
import type { PageMeta } from '../../../shared/company.ts';
import { withContents } from '../../content/plain-text.ts';
import { definePage } from '../../shell/define-page.tsx';
import { pageHead } from '../../shell/head.tsx';

export interface PrivacyTexts extends PageMeta {
  readonly updated: string;
  /** Heading of the table of contents. */
  readonly contents: string;
}

const { body, contents } = withContents(createServerSanitizer().prose(privacyHtml));

export default definePage({
  head: ({ route: { path }, site: { origin } }) => {
    const title = `${texts.title} | ${company.name}`;
    return pageHead({ title, description: texts.description, origin, path });
  },
  modelOf: () => ({
    title: texts.title,
    lead: texts.updated,
    contents: { title: texts.contents, entries: contents },
    body,
  }),
  template: TextTemplate,
});
