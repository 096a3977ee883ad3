import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ResourceName, resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { readAnswers } from 'content-service/src/content/library.ts';
import {
  chosenCompany,
  companies,
  companyContent,
  companyFolder,
  companyModule,
  kitCompany,
} from 'scripts/lib/company.mjs';
import { type OpenSite, openSite } from 'site/app/test/company-site.ts';
import { pageRecords, renderPage } from 'site/app/test/rendered-site.ts';
import type { Identity } from 'site/shared/company.ts';
import { todosIn } from 'site/vite/todos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homes } from '../support/pages.ts';
import { everyTextIn, missingFields, type RawRecord, read, squash, wordsOf } from './shown.ts';

type Page = (typeof pageRecords)[number];

/** Number of a list's articles that a page shows. */
const shownOf: Partial<Record<ResourceName, number>> = { articleCards: 6, latestArticles: 2 };
/** Fields of tiles' buttons: a home page with the company's hero omits them (readings §4, §2.5). */
const ofTiles = /_btn_/;
const none = /(?!)/;

/** Records that a page shows. The pattern matches fields that the page does not show. */
function shownBy({ page, records }: Page): readonly (readonly [ResourceName, RegExp])[] {
  const names = page === 'article' ? records.slice(0, 1) : records;
  return names
    .filter((name) => name !== 'categories')
    .map((name) => [name, name === 'latestArticles' ? /^excerpt$/ : none]);
}

/** Texts of §2.2 to §2.20 that are in no record and no outline, below the path of their page. */
const specified = readFileSync(join(import.meta.dirname, 'specified.txt'), 'utf8');

/** Lists a page's title, description, addresses and JSON-LD, then headings and links in `parts`. */
function outlineOf(page: Document, parts: string): string {
  const inHead =
    'title, [name="description"], [name="robots"], [rel="canonical"], [rel="alternate"], [type="application/ld+json"]';
  const facts = [...page.querySelectorAll(inHead)].map(
    (one) => one.getAttribute('content') ?? one.getAttribute('href') ?? one.textContent,
  );
  const shown = [...page.querySelectorAll(`${parts} :is(h1, h2, h3, a[href]):not(dialog *)`)];
  const lines = shown.map((one) => {
    const words = one.textContent.replace(/\s+/g, ' ').trim();
    if (!one.matches('a')) return `${one.localName}: ${words}`;
    const current = one.hasAttribute('aria-current') ? ' (current)' : '';
    const file = one.hasAttribute('download') ? ` as ${one.getAttribute('download')}` : '';
    return `${words} → ${one.getAttribute('href')}${current}${file}`;
  });
  // Omit versions of files and ids from React: they change even if the page does not.
  return [...facts, ...lines].join('\n').replace(/\?v=[\w-]+|(?<=#)_R_\w+/g, '');
}

const identityOf = async (company: string): Promise<Identity> =>
  (await companyModule<{ identity: Identity }>(company, 'company.ts')).identity;

/** Matches common English words. For an English company, matches nothing. */
const englishIn = ({ locale }: Identity): RegExp =>
  locale.startsWith('en')
    ? none
    : /(?<!\p{L})(?:the|and|you|your|our|with|from|this|what|read|more|learn|see|opens|close|loading|next|about|us|home page|claim|required|choose|select|sending)(?!\p{L})/iu;

const textOf = (part: Element | null): string => squash(part?.textContent ?? '');

describe.each(companies().filter((company) => todosIn(company).length === 0))(
  '§2.1 the server-rendered pages of %s',
  { timeout: 120_000 },
  async (company) => {
    const answers = await readAnswers(companyContent(company));
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

    it('show every field of their records, and no text of another language or company (§3, §6)', async () => {
      let homeHero: Element | undefined;
      for (const row of site.routes) {
        const id = row.custom?.name ?? '1';
        const path = row.path.replace(':id', id);
        const { document, main } = await open(path);
        if (row.custom && row.under) {
          const overview = (await open(row.under)).main;
          expect.soft(overview.querySelector(`a[href="${path}"]`), path).not.toBeNull();
        }
        // The first page is the home page with the record's hero.
        homeHero ??= main.querySelector('section') ?? main;
        expect.soft(document.documentElement.lang, path).toBe(identity.locale);
        expect.soft(document.title, path).toContain(identity.name);
        const heading = textOf(document.querySelector('h1'));
        expect.soft(heading, path).not.toBe('');
        const [first] = row.records.slice(0, 1).flatMap((name) => recordsOf(name, id));
        const title = squash(wordsOf(String(first?.header_caption ?? first?.caption)).join(' '));
        const isHeaded = row.page === 'insights' || first === undefined || heading === title;
        // A home page may have the company's title instead (§2.5).
        expect.soft(isHeaded || row.page === 'home', path).toBe(true);
        for (const [name, except] of shownBy(row)) {
          for (const record of recordsOf(name, id)) {
            const missing = missingFields(record, isHeaded ? except : ofTiles, main);
            // A home page with the company's hero omits the record's: the first page shows it.
            const outsideHero = isHeaded ? missing : missingFields(record, none, homeHero);
            const lost = missing.filter((one) => outsideHero.includes(one));
            expect.soft(lost, `not shown of ${name} on ${path}`).toEqual([]);
          }
        }
        // Header and footer of every page have a phone number (readings §4).
        for (const part of ['header', 'footer']) {
          expect.soft(document.querySelector(`${part} a[href^="tel:+"]`), path).not.toBeNull();
        }
        expect.soft(everyTextIn(document.documentElement), path).not.toMatch(englishIn(identity));
        for (const name of foreign) expect.soft(textOf(main), path).not.toContain(name);
      }
    });

    it.runIf(company === kitCompany)('have the specified texts (§2.3, §2.19, §8 …)', async () => {
      for (const page of specified.trim().split('\n\n')) {
        const [path = '', ...texts] = page.split('\n');
        const { document, main } = await open(path);
        const shown = textOf(homes.includes(path) ? document.body : main);
        for (const text of texts) expect.soft(shown, path).toContain(squash(text));
      }
    });

    it.runIf(company === kitCompany)(
      'have the titles, headings and links of `outlines.txt` (§2.2, §2.3, §2.18)',
      async () => {
        const paths = site.routes.map(({ path }) => path.replace(':id', '1'));
        const outlines: string[] = [];
        for (const path of [...paths, '/redinsights?q=flood']) {
          const { document } = await open(path);
          const outline = outlineOf(document, homes.includes(path) ? 'body' : 'main');
          outlines.push(`${path}\n${outline}\n`);
        }
        await expect(outlines.join('\n')).toMatchFileSnapshot('outlines.txt');
      },
    );
  },
);
