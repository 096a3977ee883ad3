import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededContent } from '../support/servers/apps.ts';
import { test as base, expect } from '../support/test.ts';

/** A site with a content service whose content the test can edit. */
const test = base.extend<{
  readonly editable: {
    readonly url: string;
    /** Changes fields of a record, by default the home's, as an editor saves its file. */
    readonly edit: (fields: Readonly<Record<string, unknown>>, record?: string) => Promise<void>;
    /** Writes this text into the file of the home record. */
    readonly save: (text: string) => Promise<void>;
  };
}>({
  editable: async ({ launch }, use) => {
    const contentDir = join(await launch.folder(), 'content');
    await cp(seededContent, contentDir, { recursive: true });
    const fileOf = (record: string) => join(contentDir, record, 'record.json');
    const content = await launch.content({ contentDir });
    const { url } = await launch.site({ contentUrl: content.url });
    await use({
      url,
      save: (text) => writeFile(fileOf('home'), text),
      edit: async (fields, record = 'home') => {
        const file = fileOf(record);
        const before = JSON.parse(await readFile(file, 'utf8'));
        await writeFile(file, JSON.stringify({ ...before, ...fields }));
      },
    });
  },
});

/** Time for the file watcher, the content's age of one second, and rendering. */
const soon = { timeout: 10_000 };

test('readings §3 an edit shows without a restart', async ({ request, editable }) => {
  const html = async () => (await request.get(editable.url)).text();
  expect(await html()).toContain('Cover woven around your life');
  await editable.edit({ header_caption: 'A new caption' });
  await expect.poll(html, soon).toContain('A new caption');
  expect(await html()).not.toContain('Cover woven around your life');
});

test('readings §4 a new phone number in the contact record shows on every page', async ({
  request,
  editable,
}) => {
  const call = 'href="tel:+233240000001"';
  const html = async (path: string) => (await request.get(editable.url + path)).text();
  const paths = ['/', '/redproduct', '/purpleservices', '/privacy', '/nowhere'];
  for (const path of paths) expect(await html(path)).not.toContain(call);
  await editable.edit({ gh_call_no: '+233 24 000 0001' }, 'contact');
  for (const path of paths) await expect.poll(() => html(path), soon).toContain(call);
});

test('readings §6 every writing system is shown as written', async ({ page, editable }) => {
  const caption = 'Ɛyɛ ɔdɔ ŋ ₵1 “a–b” مرحبا 你好 👩🏾‍🌾';
  await page.goto(editable.url);
  await editable.edit({ header_caption: caption });
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('heading', { level: 1 }).textContent();
    }, soon)
    .toBe(caption);
});

test('readings §4, §4.1 a broken file keeps the last good record', async ({
  request,
  editable,
}) => {
  const html = async () => (await request.get(editable.url)).text();
  await editable.edit({ header_caption: 'Last good' });
  await expect.poll(html, soon).toContain('Last good');
  await editable.save('{"header_caption": "half');
  // When the next good save is shown, the broken one has been read too.
  expect(await html()).toContain('Last good');
  await editable.save(JSON.stringify({ header_caption: 'Good again' }));
  await expect.poll(html, soon).toContain('Good again');
});

/** So long that content does not expire during a test. */
const neverByAge = { CONTENT_TTL_SECONDS: '600' };
const caption = 'Announced by the stream';

/** A copy of the seeded content, and a way to edit its home record. */
async function editableContent(folder: string) {
  const contentDir = join(folder, 'content');
  await cp(seededContent, contentDir, { recursive: true });
  const file = join(contentDir, 'home', 'record.json');
  const edit = async (header_caption: string) =>
    writeFile(
      file,
      JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), header_caption }),
    );
  return { contentDir, edit };
}

test('docs/contracts.md a change is announced, and only the pages with that content change', async ({
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
  await edit(caption);
  await expect.poll(async () => (await page('/')).text, soon).toContain(caption);
  expect((await page('/')).etag).not.toBe(home.etag);
  expect(await page('/purpleabout')).toEqual(about);
  expect((await request.get(`${url}/content/versions`)).status()).toBe(404);
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
  await edit('Changed while it was away');
  const port = Number(new URL(content.url).port);
  await launch.content({ contentDir, dataDir: folder, port });
  await expect.poll(html, { timeout: 30_000 }).toContain('Changed while it was away');
  await edit(caption);
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
  await edit(caption);
  const record = async () => (await request.get(`${faulty.url}/api/home/fetch`)).text();
  await expect.poll(record, soon).toContain(caption);
  expect(await hook('guess')).toBe(401);
  expect(await html()).not.toContain(caption);
  expect(await hook('open-sesame')).toBe(202);
  await expect.poll(html, soon).toContain(caption);
  expect(faulty.asked.filter((path) => path === '/versions')).toHaveLength(1);
  expect(site.lines.filter((line) => line.includes('does not tell of changes'))).toHaveLength(1);
});
