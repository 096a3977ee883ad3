import { expect, test } from '../support/test.ts';

const title = 'Cover woven around your life';

/** Console messages of an outage that the test causes. */
const ofOutage = /status of (?:50\d)|could not be fetched|ContentError/;

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
    .toContain('content is unavailable');
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

test('§4.1 §2.7 §4.4 articles that cannot be loaded are missing where they are shown, until they come', async ({
  page: home,
  context,
  content,
  launch,
  problems,
}) => {
  problems.allow(ofOutage);
  const faulty = await launch.faulty(content.url);
  faulty.set('500', '/api/published-blogs/cards');
  faulty.set('500', '/api/blog/11/details');
  const site = await launch.site({ contentUrl: faulty.url });
  const article = await context.newPage();

  expect((await home.goto(site.url))?.status()).toBe(200);
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(home.getByRole('main').getByText('Loading...')).toBeVisible();

  const answer = await article.goto(`${site.url}/purpledetail/11`);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  const heading = article.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No details available for this article.');
  await expect(article.getByRole('main')).not.toContainText('Loading...');

  faulty.heal();
  const slowly = { timeout: 45_000 };
  await expect(home.getByRole('link', { name: /^Read More/ })).toHaveCount(6, slowly);
  await expect(heading).not.toHaveText('No details available for this article.', slowly);
});
