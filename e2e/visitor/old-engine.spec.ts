import { makeEngineOf2022 } from '../support/engine-of-2022.ts';
import { contactField, motor, sendButton } from '../support/forms.ts';
import { islandVisits, startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

test('banner, features, carousel and forms work in a browser of 2022 (docs/browsers.md)', async ({
  page,
  context,
}) => {
  await makeEngineOf2022(context);
  await page.goto(motor);
  expect(await page.evaluate(() => 'toSorted' in [] || 'any' in AbortSignal)).toBe(false);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'I Decline' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/purplecontact');
  await startIslands(page);
  await sendButton(page).click();
  await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
  for (const { path, run } of Object.values(islandVisits)) {
    await page.goto(path);
    await run(page);
  }
  await expect(banner).toBeHidden();
});
