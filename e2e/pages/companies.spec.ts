import type { APIRequestContext, Page } from '@playwright/test';
import { brandFile } from 'scripts/lib/company.mjs';
import { audienceOfPath } from 'site/addresses/route-table.ts';
import type { Audiences } from 'site/app/companies/contract/audiences.ts';
import type { CompanyOptions, Identity } from 'site/app/companies/contract/company.ts';
import type { Errands } from 'site/app/companies/contract/errands.ts';
import type { ContactFormTexts, FeedbackTexts } from 'site/app/companies/contract/texts.ts';
import { brandColours } from 'site/vite/brand-colours.ts';
import { violations } from '../support/axe.ts';
import { identityOf, partOf } from '../support/company.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { consentCookie, hasChosenCookies, scrollByHand } from '../support/visitor.ts';
import { missingFields, readRecords } from './records.ts';
import { brokenPictures, readShown, unfold, visibleWords } from './shown.ts';
import { type ExpectedPage, expectedPages } from './table.ts';
import { squash, wordsOf } from './words.ts';

/** The pages with a fixed heading, and where it is in a company's folder. */
const titles: Readonly<Record<string, readonly [file: string, texts: string]>> = {
  '/purpleinsights': ['articles', 'insightsTexts'],
  '/redinsights': ['articles', 'insightsTexts'],
  '/purpleservices': ['service', 'servicesTexts'],
  '/redservices': ['service', 'servicesTexts'],
  '/purplewhistle': ['service', 'whistleTexts'],
  '/redwhistle': ['service', 'whistleTexts'],
  '/privacy': ['service', 'privacyTexts'],
  '/feedback': ['feedback', 'feedbackTexts'],
};

/** A page's heading, from the company's folder or its record. */
async function headingOf(
  { path, heading, records }: ExpectedPage,
  company: string,
  request: APIRequestContext,
): Promise<string> {
  if ('field' in heading) {
    const [first] = records;
    const [record] = first === undefined ? [] : await readRecords(request, first);
    return wordsOf(String(record?.[heading.field])).join(' ');
  }
  // The corporate home is headed by the company's name (§2.5).
  if (path === '/redhome') return (await identityOf(company)).legalName;
  const { errands } = await partOf<{ errands: Errands }>(company, 'errands.ts');
  const help = Object.entries(errands.help ?? {}).find(([page]) => path === `/${page}`);
  if (help) return help[1].title;
  const place = titles[path];
  if (place === undefined) throw new Error(`'titles' lacks ${path}: say which texts head it.`);
  const [file, name] = place;
  const texts = await partOf<Record<string, { title: string }>>(company, `texts/${file}.ts`);
  return texts[name]?.title ?? '';
}

/** All texts of a page, including visually hidden and collapsed ones. */
const everyText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = [document.title];
    for (const meta of document.querySelectorAll('meta[name="description"]')) {
      texts.push(meta.getAttribute('content') ?? '');
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'];
        texts.push(...names.map((name) => node.getAttribute(name) ?? ''));
      } else if (node.parentElement?.closest('script, style') === null) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts.join('\n');
  });

/**
 * Words that are on every English page and on no French one, to find texts that are not translated.
 */
const english =
  /(?<!\p{L})(?:the|and|you|your|our|with|from|this|what|read|more|learn|see|opens|close|loading|next|about|us|home page|claim|required|choose|select|sending)(?!\p{L})/giu;

async function expectNoEnglish(page: Page, { locale }: Identity): Promise<void> {
  if (locale.startsWith('en')) return;
  expect.soft((await everyText(page)).match(english), 'English words').toBeNull();
}

/** All dates of a page, written in the company's language. */
async function expectDates(page: Page, { locale, longDateLocale, timeZone }: Identity) {
  const dates = await page
    .locator('time')
    .evaluateAll((times) =>
      times.map((time) => [time.getAttribute('datetime') ?? '', time.textContent]),
    );
  for (const [dateTime, text] of dates) {
    const written = [
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
      new Intl.DateTimeFormat(longDateLocale, { dateStyle: 'long', timeZone }),
    ].map((format) => format.format(new Date(dateTime ?? '')));
    expect.soft(written).toContain(text);
  }
}

/** The pages of an audience: those of §2 whose products the company has, and its own products'. */
async function pagesOf(
  company: string,
  audience: 'individual' | 'institution',
): Promise<readonly ExpectedPage[]> {
  const { audiences } = await partOf<{ audiences: Audiences<string> }>(company, 'audiences.ts');
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

/** Checks what a route shows against the company's folder and content. */
async function expectRow(page: Page, company: string, row: ExpectedPage): Promise<void> {
  const identity = await identityOf(company);
  const { request } = page;
  const answer = await page.goto(row.path, { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(200);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', identity.locale);
  await expect.soft(page).toHaveTitle(new RegExp(identity.name));
  const heading = await headingOf(row, company, request);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  const main = page.getByRole('main');
  await unfold(main);
  const [shown, text] = [await readShown(page), await visibleWords(main)];
  for (const wanted of row.records) {
    for (const record of await readRecords(request, wanted)) {
      const missing = missingFields(record, wanted.except ?? [], text, shown);
      expect.soft(missing, `not shown of ${wanted.api}`).toEqual([]);
    }
  }
  // Without JavaScript the dialogs' features are in the page.
  expect
    .soft(await main.locator('details').count())
    .toBeGreaterThanOrEqual(row.dialogs?.length ?? 0);
  await expectDates(page, identity);
  await expectNoEnglish(page, identity);
  expect.soft(text).not.toContain(squash('Harmattan Insurance Ghana'));
}

test.describe('every route has the company’s content, also without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const audience of ['individual', 'institution'] as const) {
    test(`§2.1 of the audience '${audience}': language, heading, every field of its records, dates`, async ({
      page,
      company,
    }) => {
      // A dozen pages take long on a busy machine.
      test.slow();
      for (const row of await pagesOf(company, audience)) {
        await test.step(row.path, () => expectRow(page, company, row));
      }
    });
  }

  test('§5.1 §5.2 posted forms are answered in the company’s language', async ({
    page,
    company,
    problems,
  }) => {
    problems.allow(/status of 422/);
    // Chromium drops its own cross-fade to a page that it has displayed already; no script runs here.
    problems.allow(
      /^exception: Transition was aborted because of invalid state\. Page already revealed$/,
    );
    const identity = await identityOf(company);
    const { contactFormTexts } = await partOf<{ contactFormTexts: ContactFormTexts }>(
      company,
      'texts/contact.ts',
    );
    const { feedbackTexts } = await partOf<{ feedbackTexts: FeedbackTexts }>(
      company,
      'texts/feedback.ts',
    );
    const main = page.getByRole('main');
    await page.goto('/redcontact');
    await main.getByRole('button', { name: contactFormTexts.form.send }).click();
    await expect(main.getByLabel(contactFormTexts.form.problems(5))).toBeVisible();
    await expectNoEnglish(page, identity);

    await page.goto('/feedback');
    await main.getByRole('button', { name: feedbackTexts.form.send }).click();
    await expect(main.getByRole('alert')).toHaveText(feedbackTexts.form.incomplete);
    await main.getByRole('radio').last().press('Space');
    await main.getByRole('slider').press('End');
    await main.getByRole('button', { name: feedbackTexts.form.send }).click();
    await expect(main.getByRole('status')).toHaveText(feedbackTexts.messages.emailed);
    await expectNoEnglish(page, identity);
  });
});

test.describe('a few pages after React has started', () => {
  test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await startIslands(page);
  };

  test('§9 both themes have the company’s colours', async ({ page, company }) => {
    const colours = await brandColours(brandFile(company));
    for (const [path, colour] of [
      ['/', colours.individual],
      ['/redhome', colours.institution],
    ] as const) {
      await open(page, path);
      const brand = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--kit-brand'),
      );
      expect(brand).toBe(typeof colour === 'string' ? colour : colour?.[700]);
      expect(await brokenPictures(page)).toEqual([]);
      expect.soft(await violations(page), `${path}: WCAG 2.2 AA`).toEqual([]);
    }
  });

  test('§4.7 a dialog, §2.6 the filtered list and §8 an unknown page have the language', async ({
    page,
    company,
    problems,
  }) => {
    problems.allow(/status of 404/);
    const identity = await identityOf(company);
    await open(page, '/purpleproductdetails/motor');
    await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click();
    await expect(page.getByRole('dialog').locator('li').first()).toBeVisible();
    await expectNoEnglish(page, identity);

    await open(page, '/redinsights');
    await page.getByRole('main').getByRole('navigation').first().getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/category=/);
    await expectNoEnglish(page, identity);

    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveAttribute('lang', identity.locale);
    await expectNoEnglish(page, identity);
  });

  test('§5.1 the contact form: its errors, its country, its calendar', async ({
    page,
    company,
  }) => {
    const identity = await identityOf(company);
    const {
      contactFormTexts: { form },
    } = await partOf<{ contactFormTexts: ContactFormTexts }>(company, 'texts/contact.ts');
    await open(page, '/purplecontact');
    const country = page.getByRole('combobox', { name: form.phone.country });
    // The phone field with the list of countries replaces the plain one.
    await expect.poll(() => country.locator('option').count()).toBeGreaterThan(100);
    await expect(country).toHaveValue(form.phone.defaultCountry);
    await page.getByRole('button', { name: form.time.open }).click();
    await expect(page.getByRole('group', { name: form.time.open })).toContainText('10:15');
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(form.problems(5))).toBeVisible();
    await expectNoEnglish(page, identity);
  });
});

test.describe('features that a company leaves out', () => {
  test.use({ asked: false });

  test('§2.17 maps, §4.5 the automatic feedback dialog, §4.6 accepting by scrolling', async ({
    page,
    context,
    company,
  }) => {
    const { options } = await partOf<{ options: CompanyOptions }>(company, 'options.ts');
    await page.clock.install();
    const answer = await page.goto('/purplecontact');
    const main = page.getByRole('main');
    await expect(main.locator('article a[href*="mlat="]').first()).toBeVisible();
    // A company's maps are drawn ones with a button.
    await expect(main.locator('article button')).toHaveCount(options.showsMaps ? 2 : 0);
    await expect(main.locator('iframe')).toHaveCount(0);
    const policy = answer?.headers()['content-security-policy'];
    expect(policy?.includes("frame-src 'none'")).toBe(!options.showsMaps);

    await scrollByHand(page);
    // By key: what says that scrolling has accepted lies over it.
    await page.getByRole('contentinfo').locator('[aria-haspopup="dialog"]').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('dialog')).toHaveCount(options.asksForFeedback ? 1 : 0);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === consentCookie)?.value)
      .toBe(options.acceptsCookiesByScrolling ? 'true' : undefined);
  });
});
