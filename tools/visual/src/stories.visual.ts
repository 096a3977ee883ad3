import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { baseline, storybook, themes, widths } from './settings.ts';
import { open, photograph, windowOf } from './still.ts';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** A page that shows one story after the other, in one theme and width. */
interface View {
  readonly theme: string;
  readonly width: number;
  readonly page: Page;
}

const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
  readFileSync(path.join(storybook, 'index.json'), 'utf8'),
);
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Playwright starts another worker after a story that failed, so with other pages. */
const test = base.extend<object, { readonly views: readonly View[] }>({
  views: [
    async ({ browser }, use, { project }) => {
      const views = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
      const opened: View[] = [];
      for (const { theme, width } of views) {
        // Each has storage and cookies of its own.
        const page = await browser.newPage(project.use.contextOptions);
        await open(page, `theme:${theme}`, width, stories[0]?.id);
        opened.push({ theme, width, page });
      }
      await use(opened);
    },
    { scope: 'worker' },
  ],
});

/**
 * Attaches a picture if it is new or looks different. That is no failure: whether it may, a
 * reviewer decides.
 */
const compare = async (picture: Buffer, file: readonly string[], info: TestInfo): Promise<void> => {
  const before = path.join(baseline, ...file);
  if (info.config.updateSnapshots === 'all') {
    await mkdir(path.dirname(before), { recursive: true });
    await writeFile(before, picture);
  } else if (!existsSync(before)) {
    const name = file.join('/').replace('.png', '-new.png');
    await info.attach(name, { body: picture, contentType: 'image/png' });
  } else if (!picture.equals(await readFile(before))) {
    const attached = info.attachments.length;
    try {
      expect(picture).toMatchSnapshot([...file]);
    } catch (error) {
      if (info.attachments.length === attached) throw error;
    }
  }
};

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ views }, info) => {
    for (const { theme, width, page } of views) {
      // The steps of a story for a phone fail in a wide window.
      if (width !== widths[0] && (await windowOf(page, id)) === 'phone') continue;
      await compare(await photograph(page, id), [id, `${theme}-${width}.png`], info);
    }
  });
}
