import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededContent } from './kit/apps.ts';
import { test as base, expect } from './kit/test.ts';

/** A site before a content service whose content the test may edit. */
const test = base.extend<{
  readonly editable: {
    readonly url: string;
    /** Changes fields of the home record, as an editor saves its file. */
    readonly edit: (fields: Readonly<Record<string, unknown>>) => Promise<void>;
    /** Saves the file of the home record with this text. */
    readonly save: (text: string) => Promise<void>;
  };
}>({
  editable: async ({ launch }, use) => {
    const contentDir = join(await launch.folder(), 'content');
    await cp(seededContent, contentDir, { recursive: true });
    const file = join(contentDir, 'home', 'record.json');
    const content = await launch.content({ contentDir });
    const { url } = await launch.site({ contentUrl: content.url });
    const save = (text: string) => writeFile(file, text);
    await use({
      url,
      save,
      edit: async (fields) =>
        save(JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...fields })),
    });
  },
});

/** Time for the file watcher, the content's age of one second, and a page rendered anew. */
const soon = { timeout: 10_000 };

test('decisions §3 an edit shows without a restart', async ({ request, editable }) => {
  const html = async () => (await request.get(editable.url)).text();
  expect(await html()).toContain('Cover woven around your life');
  await editable.edit({ header_caption: 'A new caption' });
  await expect.poll(html, soon).toContain('A new caption');
  expect(await html()).not.toContain('Cover woven around your life');
});

test('decisions §6 every script of the world shows as written', async ({ page, editable }) => {
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

test('decisions §6 hostile content neither runs nor breaks the page', async ({
  page,
  editable,
}) => {
  await editable.edit({
    header_caption:
      'Safe <img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>',
    tile1_btn_link: 'javascript:document.title="taken"',
    tile1_caption: 42,
    tile1_text: null,
    tile2_caption: { not: 'text' },
    tile2_btn_text: 'long '.repeat(40_000),
  });
  await expect
    .poll(async () => {
      await page.goto(editable.url);
      return page.getByRole('heading', { level: 1 }).textContent();
    }, soon)
    .toMatch(/^Safe/);
  await expect(page).toHaveTitle(/Harmattan/);
  await expect(page.locator('[href^="javascript:"], [onerror], main script')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Get Insured Today' })).toBeVisible();
});

test('decisions §4.1 a broken file keeps the last good record', async ({ request, editable }) => {
  const html = async () => (await request.get(editable.url)).text();
  await editable.edit({ header_caption: 'Last good' });
  await expect.poll(html, soon).toContain('Last good');
  await editable.save('{"header_caption": "half');
  // The next good save is seen, so the broken one was seen before it.
  expect(await html()).toContain('Last good');
  await editable.save(JSON.stringify({ header_caption: 'Good again' }));
  await expect.poll(html, soon).toContain('Good again');
});
