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
import { outside } from '../support/pages.ts';
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

/**
 * Texts of §2.2 to §2.20 that are in no record. A block begins with a path and a selector (default:
 * `main`). Other lines: a text, or the start of a link's name → addresses (`$…` is in `outside`).
 */
const specified = `
/ header
Mon-Fri: 08:00AM - 05:00PM
Individual → / /
Corporate → /redhome /redhome
Harmattan Insurance Ghana → / /
About Us → /purpleabout /purpleabout
Product & Solutions → /purpleproduct /purpleproduct
Insights → /purpleinsights /purpleinsights
Careers → /purplecareers /purplecareers
Contact Us → /purplecontact /purplecontact
Self Service → /purpleservices /purpleservices

/redhome header
Harmattan Insurance Ghana → /redhome /redhome
Self Service → /redservices /redservices

/ footer
2024
Motor → /
Marine → /
Fire → /
Accident → /
Engineering → /
Travel → /
Login → $portal
Claims → $claims
Report → /purplewhistle
Harmattan → / / / / / / / / /
Facebook → https://facebook.example/harmattanghana
Instagram → https://instagram.example/harmattanghana
LinkedIn → $social
X → https://x.example/harmattanghana
Privacy → /privacy

/redhome footer
Report → /redwhistle

/
My Insurance Account
Our Insights
Hear the latest trends from our industry experts
Get Insured Today
Request & Pay → $portal
Learn More → /purpleabout /purpleabout
Make a Claim → $claims $claims
See more → /purpleinsights
About Us → $groupAbout

/redhome
Harmattan Insurance Ghana Ltd
a leading African financial services partner
Request & Pay → $portal
Learn More → /redabout /redabout
Get a Quote → $quote $portal $quote
See more → /purpleinsights

/purpleabout
ABOUT HARMATTAN INSURANCE GHANA LTD
16 years of underwriting experience
Contact Us → /purplecontact /redcontact $groupContact
About the group → $groupAbout

/redabout
My Insurance Account
Contact Us → $groupContact /redcontact $groupContact

/purpleproduct
Read More → /purpleproductdetails/motor /purpleproductdetails/travel /purpleproductdetails/home
Make a Claim → $claims
Get a Quote → $quote

/redproduct
Read More → /redproductdetails/redmotor /redproductdetails/engineer /redproductdetails/marine

/purpleproductdetails/motor
COMPREHENSIVE INSURANCE
THIRD PARTY FIRE & THEFT
THIRD PARTY ONLY

/purpleproductdetails/travel
STUDENT
INDIVIDUALS
Insurance Features

/purpleproductdetails/home
HOMEOWNERS
HOUSEHOLDERS
Featured Insurance

/redproductdetails/redmotor
COMPREHENSIVE INSURANCE
THIRD PARTY ONLY

/redproductdetails/engineer
Plant All - Risk
Electronic Equipment Computer All - Risk
Third Party Fire & Theft
Contact Us → /redcontact /redcontact /redcontact /redcontact /redcontact /redcontact

/redproductdetails/marine
Marine Cargo
Marine hull
Medical assistance
MARINE INSURANCE THAT IS FOR YOU
Request & Pay → $portal $portal

/purpleinsights
My Insurance Account
Read all our articles
Contact Us → /purplecontact $groupContact

/redinsights
Contact Us → /redcontact /redcontact

/purpledetail/1
Connect with us
Back to Insights → /purpleinsights

/purplecareers
Get Insured Today
Follow us for openings → $social $social $social $social $social
Contact Us → /purplecontact

/redcareers
My Insurance Account
GET A QUOTE → $portal
Contact Us → /redcontact

/redcontact
Head office
Get Insured Today
+233 30 000 0100 → tel:+233300000100 tel:+233300000100 tel:+233300000100

/purpleservices
Self Service
Choose the service you would like to access
GET A QUOTE → $portal
Open the claims portal File a Claim → $claims
Buy online Buy Insurance → $quote

/redwhistle
Anyone with a valid reason may report
A report must be factual, true and verifiable
You may report without giving your name
only with your written consent
Chief Compliance Officer
ethics@ → mailto:ethics@harmattan-ghana.example
ethics.harmattan → $ethics
+233 30 000 0140 → tel:+233300000140
+233 30 000 017 → tel:+233300000171 tel:+233300000172 tel:+233300000173
+234 201 000 017 → tel:+2342010000174 tel:+2342010000175 tel:+2342010000176

/complaints
National Insurance Commission
Write to us → /purplecontact?about=complaint#write

/privacy
Privacy and cookie policy
31 October 2022
`;

const addresses: Readonly<Record<string, string>> = outside;

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

    it.runIf(company === kitCompany)(
      'have the words and links that the specification prescribes (§2.2, §2.3, §2.18, §2.19)',
      async () => {
        for (const page of specified.trim().split('\n\n')) {
          const [place = '', ...lines] = page.split('\n');
          const [path = '', selector = 'main'] = place.split(' ');
          const part = (await open(path)).document.querySelector(selector);
          const shown = [...(part?.querySelectorAll('a[href]:not(dialog *)') ?? [])];
          for (const line of lines) {
            const [name = '', targets] = line.split(' → ');
            if (targets === undefined) {
              expect.soft(textOf(part), place).toContain(squash(line));
              continue;
            }
            const named = shown.filter(({ textContent }) => textContent.trim().startsWith(name));
            const expected = targets.split(' ').map((one) => addresses[one.slice(1)] ?? one);
            const hrefs = named.map((link) => link.getAttribute('href'));
            expect.soft(hrefs, `where '${name}' of ${place} leads`).toEqual(expected);
          }
        }
      },
    );
  },
);
