import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededContent } from '../support/servers/apps.ts';
import { expect, test } from '../support/test.ts';

/** Time for the file watcher and rendering. */
const soon = { timeout: 10_000 };
/** So long that content does not expire during a test. */
const neverByAge = { CONTENT_TTL_SECONDS: '600' };
const caption = 'Announced by the stream';

/** A copy of the seeded content, and a way to change fields of a record as an editor saves its file. */
async function editableContent(folder: string) {
  const contentDir = join(folder, 'content');
  await cp(seededContent, contentDir, { recursive: true });
  const edit = async (fields: Readonly<Record<string, string>>, record = 'home') => {
    const file = join(contentDir, record, 'record.json');
    const before = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...before, ...fields }));
  };
  return { contentDir, edit };
}

test('readings §3 §4 §6 an edit is announced, and shows as it is written on the pages with that content', async ({
  request,
  launch,
}) => {
  const { contentDir, edit } = await editableContent(await launch.folder());
  const content = await launch.content({ contentDir });
  const { url } = await launch.site({ contentUrl: content.url, variables: neverByAge });
  const page = async (path: string) => {
    const answer = await request.get(url + path);
    return { etag: answer.headers().etag, text: await answer.text() };
  };
  const [home, about] = [await page('/'), await page('/purpleabout')];
  const written = 'Ɛyɛ ɔdɔ ŋ ₵1 “a–b” مرحبا 你好 👩🏾‍🌾';
  expect(home.text).not.toContain(written);
  await edit({ header_caption: written });
  await expect.poll(async () => (await page('/')).text, soon).toContain(written);
  expect((await page('/')).etag).not.toBe(home.etag);
  expect(await page('/purpleabout')).toEqual(about);
  expect((await request.get(`${url}/content/versions`)).status()).toBe(404);

  await test.step('a new phone number shows on every page', async () => {
    const call = 'href="tel:+233240000001"';
    await edit({ gh_call_no: '+233 24 000 0001' }, 'contact');
    for (const path of ['/', '/redproduct', '/purpleservices', '/privacy', '/nowhere']) {
      await expect.poll(async () => (await page(path)).text, soon).toContain(call);
    }
  });
});

test('docs/contracts.md the stream is opened again when the content service is back', async ({
  request,
  launch,
}) => {
  const folder = await launch.folder();
  const { contentDir, edit } = await editableContent(folder);
  const content = await launch.content({ contentDir, dataDir: folder });
  const { url } = await launch.site({ contentUrl: content.url, variables: neverByAge });
  const html = async () => (await request.get(url)).text();
  await html();
  await content.kill();
  await edit({ header_caption: 'Changed while it was away' });
  const port = Number(new URL(content.url).port);
  await launch.content({ contentDir, dataDir: folder, port });
  await expect.poll(html, { timeout: 30_000 }).toContain('Changed while it was away');
  await edit({ header_caption: caption });
  await expect.poll(html, soon).toContain(caption);
});

test('docs/contracts.md a content service without a stream announces changes by the hook', async ({
  request,
  launch,
}) => {
  const { contentDir, edit } = await editableContent(await launch.folder());
  const faulty = await launch.faulty((await launch.content({ contentDir })).url);
  faulty.set('404', '/versions');
  const site = await launch.site({
    contentUrl: faulty.url,
    variables: { ...neverByAge, CONTENT_HOOK_SECRET: 'open-sesame' },
  });
  const html = async () => (await request.get(site.url)).text();
  const hook = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await request.post(`${site.url}/hooks/content`, { headers })).status();
  };
  await html();
  await edit({ header_caption: caption });
  const record = async () => (await request.get(`${faulty.url}/api/home/fetch`)).text();
  await expect.poll(record, soon).toContain(caption);
  expect(await hook('guess')).toBe(401);
  expect(await html()).not.toContain(caption);
  expect(await hook('open-sesame')).toBe(202);
  await expect.poll(html, soon).toContain(caption);
  expect(faulty.asked.filter((path) => path === '/versions')).toHaveLength(1);
  expect(site.lines.filter((line) => line.includes('does not tell of changes'))).toHaveLength(1);
});
