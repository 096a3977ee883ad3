import type { Page } from '@playwright/test';
import type { ContactFormTexts } from 'site/app/pages/contact/texts.ts';
import type { FeedbackTexts } from 'site/app/pages/feedback/texts.ts';
import type { AudienceColours } from 'site/shared/audiences.ts';
import type { CompanyOptions, Identity } from 'site/shared/company.ts';
import { violations } from '../support/axe.ts';
import { identityOf, partOf } from '../support/company.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { consentCookie, hasChosenCookies, scrollByHand } from '../support/visitor.ts';
import { brokenPictures, everyTextIn } from './shown.ts';
import { englishIn } from './words.ts';

/** Fails where a page of a company in another language has English words. */
async function expectNoEnglish(page: Page, identity: Identity): Promise<void> {
  expect.soft(await page.locator('html').evaluate(everyTextIn)).not.toMatch(englishIn(identity));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
    await expect(main.getByLabel(feedbackTexts.form.incomplete)).toBeVisible();
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
    const { colourOf: colours } = await partOf<{ colourOf: AudienceColours<string> }>(
      company,
      'company.ts',
    );
    for (const [path, colour] of [
      ['/', colours.individual],
      ['/redhome', colours.institution],
    ] as const) {
      await open(page, path);
      const brand = await page.evaluate(
        (text) => {
          document.body.style.color = text;
          return getComputedStyle(document.body).color;
        },
        String(typeof colour === 'string' ? colour : colour?.[700]),
      );
      await expect(page.locator('header .KitSiteHeader-barService')).toHaveCSS(
        'background-color',
        brand,
      );
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
    const country = page.getByRole('combobox', { name: form.fields.user_phone.country });
    // All countries are there when React has started.
    await expect.poll(() => country.locator('option').count()).toBeGreaterThan(100);
    await expect(country).toHaveValue(form.fields.user_phone.defaultCountry);
    await page.getByRole('button', { name: form.fields.time.open }).click();
    await expect(page.getByRole('group', { name: form.fields.time.open })).toContainText('10:15');
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
    const { options } = await partOf<{ options: CompanyOptions }>(company, 'company.ts');
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
