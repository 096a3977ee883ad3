import { expect, expectArticles, expectFiles, expectTheme, rgbOf, rolesOf, test } from './test.ts';

test('a fresh Vite app shows the first pages of both READMEs', async ({ page, open, content }) => {
  const url = await open({
    name: 'vite',
    firstPages: [
      ['ui', 'src/main.tsx'],
      ['content-client', 'src/content.tsx'],
    ],
    home: '/',
  });

  await page.goto(url);
  await expectTheme(page, 'purple');
  await expectFiles(page);
  await page.getByRole('button', { name: 'Change the theme' }).click();
  await expectTheme(page, 'red');

  await page.goto(`${url}/content.html`);
  await expectArticles(page, content);

  // The app's own MUI components wear the company's theme beside the kit's.
  await page.goto(`${url}/mui.html`);

  for (const scheme of ['purple', 'red'] as const) {
    await test.step(`in ${scheme}`, async () => {
      const brand = rgbOf(rolesOf(scheme).brand);
      for (const id of ['kit', 'own']) {
        const button = page.locator(`#${id}`);
        await page.mouse.move(0, 0);
        await expect(button).toHaveCSS('background-color', brand);
        await expect(button).toHaveCSS('min-height', '52px');
        await expect(button).toHaveCSS('font-family', /^Text/);
      }
      await expect(page.locator('#field')).toHaveCSS('min-height', '52px');
      await expect(page.locator('#field')).toHaveCSS('font-family', /^Text/);
      await expect(page.locator('#table td')).toHaveCSS('font-family', /^Text/);
      await expect(page.locator('#alert')).toHaveCSS('font-family', /^Text/);
      await page.screenshot({ path: test.info().outputPath(`mui-${scheme}.png`), fullPage: true });
    });
    await page.locator('#kit').click();
  }

  await test.step('and the kit is changed in MUI’s ways', async () => {
    const hero = page.locator('#changed');
    await expect(hero).toHaveCSS('outline-width', '7px');
    await expect(hero.locator('[data-text="of the app"]')).toBeVisible();
    await expect(hero.getByText('A lead that the theme gives')).toHaveCSS('letter-spacing', '3px');
    await expect(page.locator('#tall')).toHaveCSS('min-height', '900px');
    await expect(page.locator('output')).toHaveText(/^var\(--kit-palette-roles-hero\)/);
    await expect(page.locator('#apart')).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  });
});
