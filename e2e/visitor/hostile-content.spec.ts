import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileHtml } from '@insurance-kit/content-client/html/vectors.ts';
import { firstCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { expect, test } from '../support/test.ts';

// Otherwise the content security policy would stop a piece.
test.use({ bypassCSP: true });

test('§5.3 the browser’s sanitiser, as it ships, leaves nothing that runs', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 40[04]/);
  const assets = join(root, 'apps', 'site', 'build', firstCompany, 'client', 'assets');
  const chunk = (await readdir(assets)).find((name) => /^browser-.*\.js$/.test(name));
  await page.goto('/privacy');
  const ran = await page.evaluate(
    async ({ address, pieces }) => {
      const { createBrowserSanitizer } = await import(address);
      const sanitizer = createBrowserSanitizer();
      const ran: string[] = [];
      let piece = '';
      const { promise: hasRun, resolve } = Promise.withResolvers<void>();
      Object.defineProperty(window, 'pwned', {
        set: () => {
          ran.push(piece);
          resolve();
        },
      });
      /** Puts HTML into the page, fires events on it, and waits for its pictures. */
      const show = async (html: string) => {
        const part = document.createElement('div');
        document.body.append(part);
        part.innerHTML = html;
        for (const element of part.querySelectorAll<HTMLElement>('*')) {
          for (const name of ['pointerenter', 'mouseover', 'toggle', 'scroll', 'input', 'load']) {
            element.dispatchEvent(new Event(name));
          }
          element.focus();
          if (element.localName !== 'a') element.click();
          else if (/^\W*(?:\w+script|data):/i.test(element.getAttribute('href') ?? ''))
            ran.push(piece);
        }
        for (const picture of part.querySelectorAll('img')) {
          picture.loading = 'eager';
          await picture.decode().catch(() => undefined);
        }
        part.remove();
      };
      for (piece of pieces) {
        await show(sanitizer.caption(piece));
        await show(sanitizer.prose(piece));
      }
      // Proves that a piece would run without the sanitiser.
      piece = 'control';
      await show('<img src="data:," onerror="window.pwned=1">');
      await hasRun;
      return ran;
    },
    { address: `/assets/${chunk}`, pieces: hostileHtml },
  );
  expect(ran).toEqual(['control']);
});
