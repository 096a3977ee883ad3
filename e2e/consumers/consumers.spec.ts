import { schemes } from '@insurance-kit/ui/fixtures/schemes.ts';
import {
  changeTheme,
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
  withoutScript,
  open,
  given,
}) => {
  const url = await open({
    name: 'next',
    firstPages: { ui: ['app/kit.tsx'] },
    home: '/purple',
    peers: 'newest',
  });
  for (const theme of Object.keys(schemes)) {
    await withoutScript.goto(`${url}/${theme}`);
    await expectTheme(withoutScript, theme);
    await expect(withoutScript.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(withoutScript.locator('style[data-emotion]'), 'styles once').toHaveCount(1);
    await withoutScript.goto(`${url}/${theme}/mui`);
    await expectOwnMui(withoutScript, theme);
    await expectChanges(withoutScript);
  }

  await page.goto(`${url}/purple`);
  await expectArticles(page, given.content);
  await expectFiles(page);
  await changeTheme(page).click();
  await expectTheme(page, 'red');

  await page.goto(`${url}/purple/mui`);
  await changeTheme(page).click();
  await expectOwnMui(page, 'red');
  await expectChanges(page);
});

test('a fresh Astro site has the README’s page without a script, and one island that changes its theme', async ({
  page,
  withoutScript,
  open,
}) => {
  const parts = ['src/kit.tsx', 'src/home.tsx', 'src/middleware.ts', 'src/pages/index.astro'];
  const url = await open({
    name: 'astro',
    firstPages: { ui: ['astro.config.ts', ...parts] },
    home: '/',
    peers: 'newest',
  });
  const words = 'Another colour needs a script.';
  await withoutScript.goto(url);
  await expectTheme(withoutScript, 'purple');
  await expect(withoutScript.getByText(words)).toBeVisible();

  await page.goto(url);
  await expectFiles(page);
  await changeTheme(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(words), 'once React is there').toBeHidden();
  await changeTheme(page).click();
  await expectTheme(page, 'red');
});

test('a fresh Vite app with the lowest versions shows the first pages of both READMEs', async ({
  page,
  open,
  given,
}) => {
  const url = await open({
    name: 'vite',
    firstPages: {
      ui: ['index.html', 'src/main.tsx'],
      'content-client': ['vite.config.ts', 'src/content.tsx'],
    },
    home: '/',
    peers: 'lowest',
  });
  await page.goto(url);
  await expectTheme(page, 'purple');
  await expectFiles(page);
  await changeTheme(page).click();
  await expectTheme(page, 'red');

  await page.goto(`${url}/content.html`);
  await expectArticles(page, given.content);
});
