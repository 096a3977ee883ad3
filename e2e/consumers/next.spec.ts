import { schemes } from '@insurance-kit/ui/fixtures/schemes.ts';
import {
  expect,
  expectArticles,
  expectChanges,
  expectFiles,
  expectOwnMui,
  expectTheme,
  test,
} from './test.ts';

test('a fresh Next.js app with the newest versions renders both themes, and its own MUI, on its server', async ({
  page,
  browser,
  open,
  given,
}) => {
  const url = await open({
    name: 'next',
    firstPages: [['ui', 'app/kit.tsx']],
    home: '/purple',
    peers: 'newest',
  });
  const changeTheme = page.getByRole('button', { name: 'Change the theme' });

  await test.step('without JavaScript the styles and a record are there', async () => {
    const reader = await browser.newContext({ javaScriptEnabled: false });
    const plain = await reader.newPage();
    for (const theme of Object.keys(schemes)) {
      await plain.goto(`${url}/${theme}`);
      await expectTheme(plain, theme);
      await expect(plain.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await plain.goto(`${url}/${theme}/mui`);
      await expectOwnMui(plain, theme);
      await expectChanges(plain);
    }
    await reader.close();
  });

  await page.goto(`${url}/purple`);
  await expectArticles(page, given.content);
  await expectFiles(page);
  await changeTheme.click();
  await expectTheme(page, 'red');

  await page.goto(`${url}/purple/mui`);
  await changeTheme.click();
  await expectOwnMui(page, 'red');
  await expectChanges(page);
});
