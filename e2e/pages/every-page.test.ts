import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { readAnswers } from 'content-service/src/content/library.ts';
import {
  chosenCompany,
  companies,
  companyFolder,
  partOf,
  seededContent,
} from 'scripts/lib/company.mjs';
import { type OpenSite, openSite } from 'site/app/test/company-site.ts';
import { pageRecords, renderPage } from 'site/app/test/rendered-site.ts';
import type { Identity } from 'site/shared/company.ts';
import { todosIn } from 'site/vite/todos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homes, outside } from '../support/pages.ts';
import { everyTextIn, missingFields, type RawRecord, read, squash, wordsOf } from './shown.ts';
import { specified } from './specified.ts';

type Page = (typeof pageRecords)[number];

/** Articles in lists: the newest first, the latest two without excerpt. */
const shownOf: Partial<Record<ResourceName, number>> = { articleCards: 6, latestArticles: 2 };
/** Fields that a home with the company's hero does not show (readings §4, §2.5). */
const ofCompany = /^header_|_btn_/;
const none = /(?!)/;

/** Records that a page shows, and the fields that it does not. */
function shownBy({ page, records }: Page): readonly (readonly [ResourceName, RegExp])[] {
  const names = page === 'article' ? records.slice(0, 1) : records;
  return names
    .filter((name) => name !== 'categories')
    .map((name) => [name, name === 'latestArticles' ? /^excerpt$/ : none]);
}

const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'company.ts')).identity;

/** Matches a word of all English pages. Matches nothing for an English company. */
const englishIn = ({ locale }: Identity): RegExp =>
  locale.startsWith('en')
    ? none
    : /(?<!\p{L})(?:the|and|you|your|our|with|from|this|what|read|more|learn|see|opens|close|loading|next|about|us|home page|claim|required|choose|select|sending)(?!\p{L})/iu;

const textOf = (part: Element | null): string => squash(part?.textContent ?? '');

describe.each(companies().filter((company) => todosIn(company).length === 0))(
  '§2.1 every page of %s, as the server sends it',
  { timeout: 120_000 },
  async (company) => {
    const answers = await readAnswers(seededContent(company));
    const sanitize = createServerSanitizer();
    const content: ContentReader = {
      read: async (name, options) =>
        resources[name].parse(answers[resourcePath(name, options?.id)] ?? [], { sanitize }),
    };
    const recordsOf = (name: ResourceName, id: string): readonly RawRecord[] => {
      const answer = answers[resourcePath(name, id)];
      if (!Array.isArray(answer) || answer.length === 0) throw new Error(`${name}: no records.`);
      return answer.slice(0, shownOf[name] ?? 1);
    };
    const identity = await identityOf(company);
    const others = companies().filter((other) => other !== company);
    const foreign = (await Promise.all(others.map(identityOf))).map(({ name }) => squash(name));
    let site: OpenSite = { routes: pageRecords, render: renderPage, close: async () => {} };
    const pages = new Map<string, { document: Document; main: Element }>();
    const open = async (path: string): Promise<{ document: Document; main: Element }> => {
      const known = pages.get(path);
      if (known !== undefined) return known;
      const { status, html } = await site.render(path, content);
      expect(status, path).toBe(200);
      const document = read(html);
      const main = document.querySelector('main');
      if (main === null) throw new Error(`${path} has no main part.`);
      pages.set(path, { document, main });
      return { document, main };
    };
    beforeAll(async () => {
      if (company !== chosenCompany()) site = await openSite(companyFolder(company));
    }, 120_000);
    afterAll(() => site.close());

    it('§3 §6 has the company’s language, every field of its records, and no word of another company', async () => {
      for (const row of site.routes) {
        const id = row.custom?.name ?? '1';
        const path = row.path.replace(':id', id);
        const { document, main } = await open(path);
        expect.soft(document.documentElement.lang, path).toBe(identity.locale);
        expect.soft(document.title, path).toContain(identity.name);
        const heading = textOf(document.querySelector('h1'));
        expect.soft(heading, path).not.toBe('');
        const [first] = row.records.slice(0, 1).flatMap((name) => recordsOf(name, id));
        const title = squash(wordsOf(String(first?.header_caption ?? first?.caption)).join(' '));
        const isHeaded = row.page === 'insights' || first === undefined || heading === title;
        // A home may have the company's title instead (§2.5).
        expect.soft(isHeaded || row.page === 'home', path).toBe(true);
        for (const [name, except] of shownBy(row)) {
          for (const record of recordsOf(name, id)) {
            const missing = missingFields(record, isHeaded ? except : ofCompany, main);
            expect.soft(missing, `not shown of ${name} on ${path}`).toEqual([]);
          }
        }
        // One phone number on every page (readings §4).
        for (const part of ['header', 'footer']) {
          expect.soft(document.querySelector(`${part} a[href^="tel:+"]`), path).not.toBeNull();
        }
        expect.soft(everyTextIn(document.documentElement), path).not.toMatch(englishIn(identity));
        for (const name of foreign) expect.soft(textOf(main), path).not.toContain(name);
      }
    });

    it.runIf(company in specified)(
      '§2.18 §2.19 has the words and links that the specification fixes',
      async () => {
        for (const { path, words, links } of specified[company] ?? []) {
          const { main } = await open(path);
          for (const one of words) expect.soft(textOf(main), path).toContain(squash(one));
          const shown = [...main.querySelectorAll('a[href]:not(dialog *)')];
          for (const [name, targets] of links) {
            const named = shown.filter(({ textContent }) => textContent.trim().startsWith(name));
            const hrefs = named.map((link) => link.getAttribute('href'));
            expect.soft(hrefs, `where '${name}' of ${path} leads`).toEqual(targets);
          }
        }
      },
    );

    it.runIf(company in specified)(
      '§2.2 §2.3 has the header and footer that the specification fixes',
      async () => {
        for (const home of homes) {
          const { document } = await open(home.path);
          const linksIn = (part: string) =>
            Array.from(document.querySelector(part)?.querySelectorAll('a') ?? [], (link) => [
              link.textContent.trim(),
              link.getAttribute('href') ?? '',
            ]);
          expect(document.querySelector('header')?.textContent).toContain(
            'Mon-Fri: 08:00AM - 05:00PM',
          );
          expect(linksIn('header nav[aria-label="Audience"]')).toEqual([
            ['Individual', '/'],
            ['Corporate', '/redhome'],
          ]);
          expect(linksIn('header nav[aria-label="Main"]')).toEqual(home.pages);
          expect(linksIn('header')).toContainEqual(['Self Service', home.services]);
          const footer = linksIn('footer');
          const leadsOf = (name: string) =>
            footer.filter(([words]) => words?.startsWith(name)).map(([, href]) => href);
          for (const name of ['Motor', 'Marine', 'Fire', 'Accident', 'Engineering', 'Travel']) {
            expect(leadsOf(name), name).toContain('/');
          }
          const targets = footer.map(([, href]) => href);
          // Six products and eight affiliations.
          expect(targets.filter((href) => href === '/').length).toBeGreaterThanOrEqual(14);
          expect(targets).toEqual(
            expect.arrayContaining([outside.portal, outside.claims, home.whistle, '/privacy']),
          );
          for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'X (']) {
            expect(leadsOf(name)[0], name).toMatch(/^https:/);
          }
          expect(document.querySelector('footer')?.textContent).toContain('2024');
        }
      },
    );
  },
);
