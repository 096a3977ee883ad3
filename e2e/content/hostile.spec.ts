import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileHtml } from '@insurance-kit/content-client/html/vectors.ts';
import { firstCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { expect, test } from '../support/test.ts';

// Else the content security policy would keep a piece from running.
test.use({ bypassCSP: true });

test('§5.3 the browser sanitiser as it ships leaves nothing that runs, piece by piece', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 40[04]/);
  const assets = await readdir(
    join(root, 'apps', 'site', 'build', firstCompany, 'client', 'assets'),
  );
  const chunk = assets.find((name) => /^browser-.*\.js$/.test(name));
  await page.goto('/privacy');
  const { hazards, controlRan } = await page.evaluate(
    async ({ address, pieces }) => {
      const { createBrowserSanitizer } = await import(address);
      const sanitizer = createBrowserSanitizer();
      let ran = '';
      let piece = '';
      let tell = (): void => undefined;
      Object.defineProperty(window, 'pwned', {
        set: () => {
          ran += ` ${piece}`;
          tell();
        },
      });
      const settled = (part: Element): Promise<unknown> =>
        Promise.all(
          [...part.querySelectorAll('img')].map((picture) => {
            picture.loading = 'eager';
            return picture.decode().catch(() => undefined);
          }),
        );
      /** Puts HTML into the live page, and fires events on all of it. */
      const show = async (html: string): Promise<readonly string[]> => {
        const part = document.createElement('div');
        document.body.append(part);
        part.innerHTML = html;
        const elements = [...part.querySelectorAll<HTMLElement>('*')];
        for (const element of elements) {
          for (const name of ['pointerenter', 'mouseover', 'toggle', 'scroll', 'input', 'load']) {
            element.dispatchEvent(new Event(name));
          }
          element.focus();
          if (element.localName !== 'a') element.click();
        }
        const found = elements.flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) =>
                /^(?:on|style$|srcdoc$|name$|is$)/.test(name) ||
                (name === 'id' && !value.startsWith('text-')) ||
                (/^(?:href|src)$/.test(name) && /^\W*\w+script:|^\W*data:/i.test(value)),
            )
            .map(({ name, value }) => `${element.localName} ${name}=${value}`),
        );
        await settled(part);
        part.remove();
        return found;
      };
      const hazards: string[] = [];
      for (piece of pieces) {
        for (const html of [sanitizer.caption(piece), sanitizer.prose(piece)]) {
          hazards.push(...(await show(html)));
        }
      }
      if (ran !== '') hazards.push(`ran:${ran}`);
      // Proves that a piece would have run here without the sanitiser.
      const control = new Promise<void>((resolve) => {
        tell = resolve;
      });
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.pwned=1">');
      return { hazards, controlRan: await control.then(() => true) };
    },
    { address: `/assets/${chunk}`, pieces: hostileHtml },
  );
  expect(hazards).toEqual([]);
  expect(controlRan).toBe(true);
});
