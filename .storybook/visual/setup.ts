import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(() => void vi.setSystemTime('2026-03-14T09:00:00Z'));

afterEach(async ({ task }) => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // Ignores pictures that do not load: some stories show a broken picture.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  await expect(page).toMatchScreenshot(String(Reflect.get(task.meta, 'storyId')));
});
