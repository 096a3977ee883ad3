import { resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { readAnswers } from 'content-service/src/content/answers.ts';
import { JSDOM } from 'jsdom';
import { companies, companyFolder, firstCompany, seededContent } from 'scripts/lib/company.mjs';
import type { HelpTexts } from 'site/app/pages/help/texts.ts';
import type { HomeTexts } from 'site/app/pages/home/texts.ts';
import { openSite } from 'site/app/test/company-site.ts';
import type { Audiences } from 'site/shared/audiences.ts';
import type { Identity } from 'site/shared/company.ts';
import { audienceOfPath } from 'site/shared/routes.ts';
import { todosIn } from 'site/vite/todos.ts';
import { describe, expect, it } from 'vitest';
import { identityOf, partOf } from '../support/company.ts';
import { missingFields, type RawRecord } from './records.ts';
import { everyTextIn, shownIn } from './shown.ts';
import { type ExpectedPage, expectedPages } from './table.ts';
import { englishIn, squash, wordsOf } from './words.ts';

/** The pages with a fixed heading, and where it is in a company's folder. */
const titles: Readonly<Record<string, readonly [file: string, texts: string]>> = {
  '/purpleinsights': ['insights', 'insightsTexts'],
  '/redinsights': ['insights', 'insightsTexts'],
  '/purpleservices': ['services', 'servicesTexts'],
  '/redservices': ['services', 'servicesTexts'],
  '/purplewhistle': ['whistle', 'whistleTexts'],
  '/redwhistle': ['whistle', 'whistleTexts'],
  '/privacy': ['privacy', 'privacyTexts'],
  '/feedback': ['feedback', 'feedbackTexts'],
};

/** A page's heading, from the company's folder or its record. */
async function expectedHeading(
  { path, heading }: ExpectedPage,
  company: string,
  record: RawRecord | undefined,
): Promise<string> {
  if ('field' in heading) return wordsOf(String(record?.[heading.field])).join(' ');
  // The corporate home is headed by the company's name (§2.5), which may be shortened.
  if (path === '/redhome') {
    const { homeTexts } = await partOf<{ homeTexts: HomeTexts<string> }>(company, 'texts/home.ts');
    const { institution } = homeTexts.heroes;
    return institution?.from === 'company' ? institution.title : '';
  }
  const { helpTexts } = await partOf<{ helpTexts: HelpTexts }>(company, 'texts/help.ts');
  const help = Object.entries(helpTexts.pages ?? {}).find(([page]) => path === `/${page}`);
  if (help) return help[1].title;
  const place = titles[path];
  if (place === undefined) throw new Error(`'titles' lacks ${path}: say which texts head it.`);
  const [file, name] = place;
  const texts = await partOf<Record<string, { title: string }>>(company, `texts/${file}.ts`);
  return texts[name]?.title ?? '';
}

/** The pages of an audience: those of §2 whose products the company has, and its own products'. */
async function pagesOf(
  company: string,
  audience: 'individual' | 'institution',
): Promise<readonly ExpectedPage[]> {
  const { audiences } = await partOf<{ audiences: Audiences<string> }>(company, 'company.ts');
  const { prefix = '', products = [] } = audiences[audience] ?? {};
  const details = `${prefix}productdetails/`;
  const specified = expectedPages.filter(
    ({ path }) =>
      (audienceOfPath(path) ?? 'individual') === audience &&
      (!path.startsWith(details) || products.some(({ word }) => path === details + word)),
  );
  const own = products.flatMap((product): ExpectedPage[] =>
    'name' in product
      ? [
          {
            path: details + product.word,
            section: '§2.10',
            title: product.name,
            heading: { field: 'header_caption' },
            records: [{ api: `/api/products/${product.page}/${product.name}/fetch` }],
            links: {},
          },
        ]
      : [],
  );
  return [...specified, ...own];
}

/** A date in both forms in which a company's pages write dates. */
const writtenDates = ({ locale, longDateLocale, timeZone }: Identity, dateTime: string) =>
  [
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
    new Intl.DateTimeFormat(longDateLocale, { dateStyle: 'long', timeZone }),
  ].map((format) => format.format(new Date(dateTime)));

/** All but the one that the browser tests see, once their texts are written. */
const others = companies().filter(
  (company) => company !== firstCompany && todosIn(company).length === 0,
);

describe.each(others)(
  '§2.1 every page of %s, as the server sends it',
  { timeout: 120_000 },
  (company) => {
    it('has its language, heading, dates and every field of its records, and no word of another company', async () => {
      const identity = await identityOf(company);
      const foreign = companies().filter((other) => other !== company);
      const names = (await Promise.all(foreign.map(identityOf))).map(({ name }) => squash(name));
      const answers = await readAnswers(seededContent(company));
      const sanitize = createServerSanitizer();
      const content: ContentReader = {
        read: async (name, options) =>
          resources[name].parse(answers[resourcePath(name, options?.id)] ?? [], { sanitize }),
      };
      const recordsOf = (api: string): readonly RawRecord[] => {
        const answer = answers[api];
        if (!Array.isArray(answer) || answer.length === 0)
          throw new Error(`${api} has no records.`);
        return answer;
      };
      const site = await openSite(companyFolder(company));
      try {
        const rows = [
          ...(await pagesOf(company, 'individual')),
          ...(await pagesOf(company, 'institution')),
        ];
        for (const row of rows) {
          const { path } = row;
          const { status, html } = await site.render(path, content);
          expect(status, path).toBe(200);
          const { document } = new JSDOM(html).window;
          const main = document.querySelector('main');
          if (main === null) throw new Error(`${path} has no main part.`);
          expect.soft(document.documentElement.lang, path).toBe(identity.locale);
          expect.soft(document.title, path).toContain(identity.name);
          const [record] = row.records.flatMap(({ api }) => recordsOf(api));
          const heading = squash(await expectedHeading(row, company, record));
          expect.soft(squash(document.querySelector('h1')?.textContent ?? ''), path).toBe(heading);

          const text = squash(main.textContent);
          for (const { api, first = 1, except = [] } of row.records) {
            for (const one of recordsOf(api).slice(0, first)) {
              const missing = missingFields(one, except, text, shownIn(main));
              expect.soft(missing, `not shown of ${api} on ${path}`).toEqual([]);
            }
          }
          // Without JavaScript the dialogs' features are in the page.
          const folded = main.querySelectorAll('details').length;
          expect.soft(folded, path).toBeGreaterThanOrEqual(row.dialogs?.length ?? 0);
          for (const time of document.querySelectorAll('time')) {
            expect.soft(writtenDates(identity, time.dateTime)).toContain(time.textContent);
          }
          expect.soft(everyTextIn(document.documentElement), path).not.toMatch(englishIn(identity));
          for (const name of names) expect.soft(text, path).not.toContain(name);
        }
      } finally {
        await site.close();
      }
    });
  },
);
