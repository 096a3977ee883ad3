import type { Page } from '@playwright/test';
import type { HelpTexts, Licence } from 'site/app/pages/help/texts.ts';
import { partOf } from '../support/company.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

/** What a visitor on a phone comes for, from the first page on (readings §2, beyond it). */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const motorPath = '/purpleproductdetails/motor';

/** What the company says of itself. */
const errandsOf = async (company: string): Promise<Required<HelpTexts> & { licence: Licence }> => {
  const { helpTexts } = await partOf<{ helpTexts: HelpTexts }>(company, 'texts/help.ts');
  const { licence, happened, pages, atAnyHour } = helpTexts;
  if (!licence || !happened || !pages || !atAnyHour)
    throw new Error(`${company} has not all of texts/help.ts.`);
  return { licence, happened, pages, atAnyHour };
};

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

test('is this company licensed? A line of the footer, About, and data for search engines', async ({
  page,
  company,
}) => {
  const { licence } = await errandsOf(company);
  await page.goto('/');
  const verify = licence.line.find((part) => typeof part !== 'string');
  const link = footer(page).getByRole('link', { name: verify?.label ?? '' });
  await expect(link).toHaveAttribute('href', /\.example\//);
  await expect(footer(page)).toContainText(licence.number);
  const agency = JSON.parse(
    (await page.locator('script[type*="ld+json"]').first().textContent()) ?? '',
  );
  expect(agency).toMatchObject({
    telephone: /\+\d/.test(String(agency.telephone)) && agency.telephone,
    address: { '@type': 'PostalAddress' },
    openingHours: ['Mo-Fr 08:00-17:00'],
    identifier: { value: licence.number },
  });
  await page.goto('/purpleabout');
  await expect(main(page)).toContainText(licence.regulator.split(',')[0] ?? '');
});

test('what does it cost? Each cover says it, and its quote carries the cover', async ({ page }) => {
  await page.goto(motorPath);
  const covers = main(page).locator('details:has(> summary h3)');
  await expect(covers).toHaveCount(3);
  for (const [index, cover] of ['comprehensive', 'fire-theft', 'third-party'].entries()) {
    const one = covers.nth(index);
    await expect(one.locator('dl > div')).toHaveCount(4);
    await expect(one.locator('dl')).toContainText(/2026/);
    const quote = one.locator(`a[href$="?product=motor&cover=${cover}"]`).first();
    await expect(quote).toHaveAttribute('target', '_blank');
  }
});

test('I had an accident: one tap leads to numbers, the first hour and the way to report', async ({
  page,
  company,
}) => {
  const { happened, pages: help } = await errandsOf(company);
  await page.goto('/');
  await main(page).getByRole('link', { name: happened }).first().tap();
  await expect(page).toHaveURL('/claims');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(main(page).locator('a[href^="tel:1"]').first()).toBeInViewport();
  await expect(main(page).locator('[data-size] ol li').first()).toBeVisible();
  await expect(main(page).locator('table')).toBeVisible();
  const { article } = help.claims ?? {};
  await main(page)
    .getByRole('link', { name: article?.label ?? '' })
    .tap();
  await expect(page).toHaveURL(`/purpledetail/${article?.id}`);
});

test('I want to complain: who answers, in how many days, then the regulator; or I ask about access', async ({
  page,
  company,
}) => {
  const { pages: help } = await errandsOf(company);
  await page.goto('/claims');
  const follow = (title = '') => footer(page).getByRole('link', { name: title }).tap();
  await follow(help.complaints?.title);
  await expect(page).toHaveURL('/complaints');
  await expect(main(page)).toContainText(/(?:15 working days|20 jours ouvrés)/);
  await expect(main(page).locator('a[href^="mailto:"]')).toHaveCount(2);
  await follow(help.accessibility?.title);
  await expect(page).toHaveURL('/accessibility');
  await expect(main(page)).toContainText('Opera Mini');
});

test('reach a person: the phone’s neighbours, offices before the form, hours of now', async ({
  page,
  company,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-27T10:00:00Z'));
  await page.goto('/purplecontact');
  await expect(footer(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  const offices = page.locator('#offices');
  // Who reads with a keyboard or by ear meets them in the order that is seen (WCAG 1.3.2, 2.4.3).
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const parts = page.locator('#offices, #write');
    expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['offices', 'write']);
    const [first, second] = [await parts.first().boundingBox(), await parts.last().boundingBox()];
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? Infinity));
  }
  await main(page).locator('a[href="#offices"]').tap();
  await expect(offices.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(offices.locator('[data-hours]').first()).toHaveText(/^(?:Open now|Ouvert main)/);
  await page.clock.setFixedTime(new Date('2026-12-25T10:00:00Z'));
  await page.reload();
  const { atAnyHour } = await errandsOf(company);
  const words = new RegExp(`^(?:Closed now|Fermé) · .*(?:Monday|lundi).*8.* ${atAnyHour}`);
  for (const place of [main(page).locator('section').first(), offices.locator('dl').first()]) {
    await expect(place.locator(':has(> [data-hours])')).toHaveText(words);
  }
  for (const way of ['tel:*', 'https://wa.me/']) {
    await expect(offices.locator(`a[href^="${way}"]`).first()).toBeVisible();
  }
});

test('check my cover, take a form along, read it in my language', async ({ page }) => {
  await page.goto(motorPath);
  await expect(main(page).locator('dl a[href^="tel:*"]')).toHaveAttribute(
    'href',
    /^tel:[*\d]+%23$/,
  );
  const files = page.locator('#documents').getByRole('link');
  await expect(files).toHaveCount(3);
  for (const file of await files.all()) {
    await expect(file).toContainText(/PDF.*\d.*(?:kB|ko).*2026/);
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
  const text = main(page).locator('section:is([lang="ak"], [lang="dyu"])');
  await expect(text.getByRole('heading', { level: 2 })).toBeVisible();
});

test('letters of Ewe and Hausa that a face lacks come with the first of them, no earlier', async ({
  page,
}) => {
  await page.goto('/');
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/(letters|\w+-extra)-/.exec(name)?.[1] ?? []),
    );
  expect(await fetched()).toEqual([]);
  await page.evaluate(() => document.fonts.load('1rem Text', 'ɖʋ'));
  expect((await fetched()).sort()).toEqual(['letters', 'text-extra']);
});
