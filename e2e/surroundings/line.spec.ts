import type { BrowserContext, Page } from '@playwright/test';
import { contactField, fillMessage, message, sendButton } from '../kit/contactForm.ts';
import { documentsOf, isSettled, mainLink } from '../kit/surroundings.ts';
import { expect, test } from '../kit/test.ts';
import { hasChosenCookies } from '../kit/visitor.ts';

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a connection in mid-visit', () => {
  /** Scripts that were imported where they could not come: older browsers remember that for good. */
  let spoilt: string[] = [];
  test.beforeEach(({ page, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    spoilt = [];
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') spoilt.push(request.url());
    });
  });
  test.afterEach(() => expect(spoilt).toEqual([]));

  const notice = (page: Page) => page.getByRole('alert');

  /** Breaks the line while something is asked for, and mends it. */
  async function withoutLine(
    page: Page,
    context: BrowserContext,
    ask: () => Promise<void>,
  ): Promise<void> {
    await context.setOffline(true);
    await ask();
    await expect(notice(page)).toContainText('You seem to be offline.');
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
  }

  test('§4.9 a page without its code says so, the form keeps its words, the link works later', async ({
    page,
    context,
  }) => {
    await page.goto('/purplecontact');
    await isSettled(page);
    await contactField(page, 'message').fill('How much is cover for a taxi?');
    await withoutLine(page, context, () => mainLink(page, 'Careers').click());
    await expect(page).toHaveURL('/purplecontact');
    await expect(contactField(page, 'message')).toHaveValue('How much is cover for a taxi?');
    await mainLink(page, 'Careers').click();
    await expect(page).toHaveURL('/purplecareers');
    await expect(heading(page)).toBeFocused();
  });

  test('§4.9 §8 a message that could not leave is put back, and leaves later', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/could not be sent/);
    await page.goto('/purplecontact');
    await isSettled(page);
    await fillMessage(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(notice(page)).toContainText('Failed to send message. Please try again.');
    await context.setOffline(false);
    await notice(page).getByRole('button', { name: 'Put it back' }).click();
    await expect(contactField(page, 'message')).toHaveValue(message.message);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });

  test('§4.1 a page without its data says so, and the link works later', async ({
    page,
    context,
  }) => {
    await page.goto('/purpleabout');
    await isSettled(page);
    await mainLink(page, 'Careers').click();
    await expect(heading(page)).toBeFocused();
    const stays = (await heading(page).textContent()) ?? '';
    // The code of this page is here already.
    await withoutLine(page, context, () => mainLink(page, 'About Us').click());
    await expect(page).toHaveURL('/purplecareers');
    await expect(heading(page)).toHaveText(stays);
    await mainLink(page, 'About Us').click();
    await expect(page).toHaveURL('/purpleabout');
    await expect(heading(page)).not.toHaveText(stays);
  });

  test('§4.5 the feedback button says so, and works later', async ({ page, context }) => {
    await page.goto('/purplewhistle');
    await isSettled(page);
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' });
    await withoutLine(page, context, () => button.click());
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('decisions §2 a page reads, and its links lead on, before its scripts are there', async ({
  page,
}) => {
  const scripts = /\/assets\/[^/]+\.js$/;
  const isAsked = page.waitForRequest(scripts);
  // Never answered.
  await page.route(scripts, () => undefined);
  const documents = documentsOf(page);
  await page.goto('/');
  await isAsked;
  await expect(heading(page)).toBeVisible();
  await mainLink(page, 'Careers').click();
  await expect(page).toHaveURL('/purplecareers');
  await expect(heading(page)).toBeVisible();
  expect(documents).toEqual(['/', '/purplecareers']);
});

test('§4.1 on a slow line a page on its way shows', async ({ page, context }) => {
  await page.goto('/');
  await isSettled(page);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const progress = page.getByRole('status').filter({ hasText: 'Loading...' });
  await mainLink(page, 'Careers').click();
  await expect(progress).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(progress).toBeHidden();
  await expect(page).toHaveURL('/purplecareers');
});

test('decisions §5 a link that is reached for is fetched ahead, unless data is to be saved', async ({
  page,
}) => {
  await page.goto('/');
  await isSettled(page);
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const reachFor = async (name: string, saveData: boolean) => {
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: value },
        configurable: true,
      });
    }, saveData);
    await mainLink(page, name).hover();
  };
  const codeOf = (name: string) => [...fetched].filter((path) => path.includes(`/${name}-`));

  await reachFor('Careers', true);
  await reachFor('Insights', false);
  await expect.poll(() => codeOf('insights')).toHaveLength(1);
  await reachFor('Careers', false);
  await expect.poll(() => codeOf('careers')).toHaveLength(1);
});

test('decisions §5 the next page is there before the click lands: nothing of it comes over the line', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await isSettled(page);
  await mainLink(page, 'Careers').hover();
  const code = await page.evaluate<readonly string[]>(() => {
    const { routes } = Reflect.get(window, '__reactRouterManifest');
    const { module, imports } = routes['individual-careers'];
    return [module, ...imports];
  });
  const arrived = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  const sanitizer = ['browser', 'policy'].map((name) => expect.stringContaining(`/${name}-`));
  await expect
    .poll(arrived)
    .toEqual(expect.arrayContaining([...code, '/purplecareers.data', ...sanitizer]));

  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const fromLine: string[] = [];
  line.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache) fromLine.push(new URL(response.url).pathname);
  });
  await mainLink(page, 'Careers').click();
  await expect(page).toHaveURL('/purplecareers');
  await expect(heading(page)).toBeFocused();
  expect(fromLine.filter((path) => /\.(?:js|data)$/.test(path))).toEqual([]);
});
