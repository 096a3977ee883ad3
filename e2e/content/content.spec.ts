import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededContent } from '../support/servers/apps.ts';
import { expect, test } from '../support/test.ts';

/** Time for the file watcher and rendering. */
const soon = { timeout: 10_000 };
/** So long that content does not expire during a test. */
const neverByAge = { CONTENT_TTL_SECONDS: '600' };

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
