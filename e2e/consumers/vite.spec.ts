import { expectArticles, expectFiles, expectTheme, test } from './test.ts';

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
});
