import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstCompany, seededContent } from 'scripts/lib/company.mjs';
import { expect, test } from '../support/test.ts';

test('§3 an edit of a file is announced, and shows as it is written on the pages with that content', async ({
  request,
  launch,
}) => {
  const contentDir = join(await launch.folder(), 'content');
  await cp(seededContent(firstCompany), contentDir, { recursive: true });
  const edit = async (record: string, fields: Readonly<Record<string, string>>) => {
    const file = join(contentDir, record, 'record.json');
    const before = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...before, ...fields }));
  };
  const content = await launch.content({ contentDir });
  // Long: content does not expire during the test.
  const variables = { CONTENT_TTL_SECONDS: '600' };
  const { url } = await launch.site({ contentUrl: content.url, variables });
  const read = async (path: string) => {
    const answer = await request.get(url + path);
    return { etag: answer.headers().etag, text: await answer.text() };
  };
  const [home, about] = [await read('/'), await read('/purpleabout')];
  const written = 'Ɛyɛ ɔdɔ ŋ ₵1 “a–b” مرحبا 你好 👩🏾‍🌾';
  await edit('home', { header_caption: written });
  await expect.poll(async () => (await read('/')).text).toContain(written);
  expect((await read('/')).etag).not.toBe(home.etag);
  expect(await read('/purpleabout')).toEqual(about);

  // Every page shows the phone number.
  await edit('contact', { gh_call_no: '+233 24 000 0001' });
  for (const path of ['/', '/redproduct', '/purpleservices', '/privacy', '/nowhere']) {
    await expect.poll(async () => (await read(path)).text).toContain('href="tel:+233240000001"');
  }
});
