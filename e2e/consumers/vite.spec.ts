import {
  expectArticles,
  expectChanges,
  expectFiles,
  expectOwnMui,
  expectTheme,
  test,
} from './test.ts';

test('a fresh Vite app with the lowest versions shows the first pages of both READMEs, and its own MUI', async ({
  page,
  open,
  content,
}) => {
  const url = await open({
    name: 'vite',
    firstPages: [
      ['ui', 'index.html'],
      ['ui', 'src/main.tsx'],
      ['content-client', 'vite.config.ts'],
      ['content-client', 'src/content.tsx'],
    ],
    home: '/',
    peers: 'lowest',
  });
  const changeTheme = page.getByRole('button', { name: 'Change the theme' });

  await page.goto(url);
  await expectTheme(page, 'purple');
  await expectFiles(page);
  await changeTheme.click();
  await expectTheme(page, 'red');

  await page.goto(`${url}/content.html`);
  await expectArticles(page, content);

  await page.goto(`${url}/mui.html`);
  await expectOwnMui(page, 'purple');
  await expectChanges(page);
  await changeTheme.click();
  await expectOwnMui(page, 'red');
});
