import { schemes } from '../../packages/ui/src/fixtures/schemes.ts';
import { expect, expectArticles, expectFiles, expectTheme, test } from './test.ts';

test('a fresh Next.js app renders both themes on its server and takes over in the browser', async ({
  page,
  browser,
  open,
  content,
}) => {
  const url = await open({ name: 'next', firstPages: [['ui', 'app/kit.tsx']], home: '/purple' });

  await test.step('without JavaScript the styles and a record are there', async () => {
    const reader = await browser.newContext({ javaScriptEnabled: false });
    const plain = await reader.newPage();
    for (const theme of Object.keys(schemes)) {
      await plain.goto(`${url}/${theme}`);
      await expectTheme(plain, theme);
      await expect(plain.getByRole('heading', { level: 1 })).not.toBeEmpty();
    }
    await reader.close();
  });

  await page.goto(`${url}/purple`);
  await expectArticles(page, content);
  await expectFiles(page);
  await page.getByRole('button', { name: 'Change the theme' }).click();
  await expectTheme(page, 'red');
});
