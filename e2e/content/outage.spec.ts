import { freePort } from 'scripts/lib/ready.mjs';
import { expect, test } from '../support/test.ts';

const title = 'Cover woven around your life';

/** Console messages of an outage that the test causes. */
const ofOutage = /status of (?:50\d)|could not be fetched|ContentError/;

test('§4.1 §8 nothing known: 503, Loading..., and the content as soon as it comes', async ({
  page,
  launch,
  problems,
}) => {
  problems.allow(ofOutage);
  const port = await freePort();
  const site = await launch.site({ contentUrl: `http://127.0.0.1:${port}`, ready: '/healthz' });

  const answer = await page.goto(site.url);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible();

  await launch.content({ port });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 45_000 });
});

test('§4.1 pages without records work while the content service is down', async ({
  page,
  launch,
}) => {
  const site = await launch.site({
    contentUrl: `http://127.0.0.1:${await freePort()}`,
    ready: '/healthz',
  });
  for (const path of ['/privacy', '/purpleservices']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(200);
    // The company's own, as the contact record is not known.
    const call = page.getByRole('banner').getByRole('link', { name: '+233 30 000 0100' });
    await expect(call).toHaveAttribute('href', 'tel:+233300000100');
  }
});

test('§4.1 the last good content stays while the service is down, also over a restart', async ({
  request,
  launch,
}) => {
  const content = await launch.content();
  const dataDir = await launch.folder();
  const site = await launch.site({ contentUrl: content.url, dataDir });
  expect(await (await request.get(site.url)).text()).toContain(title);

  await content.kill();
  // The log says when the site has noticed.
  await expect
    .poll(() => site.lines.join('\n'), { timeout: 20_000 })
    .toContain('content cannot be read');
  for (const path of ['/', '/redhome']) {
    const answer = await request.get(site.url + path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Know what your policy pays for');
  }

  await site.stop();
  const again = await launch.site({ contentUrl: content.url, dataDir });
  const answer = await request.get(again.url);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(title);
});

test('§4.1 only the articles fail: the home is shown, and adds them when they come', async ({
  page,
  launch,
  problems,
}) => {
  problems.allow(ofOutage);
  const content = await launch.content();
  const faulty = await launch.faulty(content.url);
  faulty.set('500', '/api/published-blogs/cards');
  const site = await launch.site({ contentUrl: faulty.url });

  const answer = await page.goto(site.url);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();

  faulty.heal();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6, { timeout: 45_000 });
});
