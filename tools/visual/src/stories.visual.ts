import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { baseline, storybook, themes, widths } from './settings.ts';
import { holdStill, now, settle, windowHeight } from './still.ts';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
  readFileSync(path.join(storybook, 'index.json'), 'utf8'),
);

for (const { id, title, name } of Object.values(index.entries).filter(
  ({ type }) => type === 'story',
)) {
  test(`${title}: ${name}`, async ({ page }, info) => {
    await page.clock.install({ time: now });
    for (const theme of themes) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: windowHeight });
        // Accessibility is checked by tests; a screenshot need not wait for it.
        await page.goto(
          `iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`,
        );
        await page.clock.resume();
        // A failed story would look different each time.
        expect.soft(await settle(page), 'its steps').toBe('finished');
        await holdStill(page, width);
        const file = [id, `${theme}-${width}.png`];
        const isNew = !existsSync(path.join(baseline, ...file));
        if (isNew && info.config.updateSnapshots === 'none') {
          info.annotations.push({ type: 'new', description: file.join('/') });
          await info.attach(file.join('/'), {
            body: await page.screenshot({ animations: 'disabled' }),
            contentType: 'image/png',
          });
          continue;
        }
        await expect.soft(page).toHaveScreenshot(file);
      }
    }
  });
}
