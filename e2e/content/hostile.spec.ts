import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileHtml } from '@insurance-kit/content-client/html/vectors.ts';
import { type ResourceName, resourcePath } from '@insurance-kit/content-client/records';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { firstCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { routeTable } from 'site/addresses/route-table.ts';
import { mapsOrigin } from 'site/app/offices/maps.ts';
import type { RawRecord } from '../pages/records.ts';
import { unfold } from '../pages/shown.ts';
import { expectedPages } from '../pages/table.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

/** A page for each record; for articles it is article 1. */
const pages = routeTable
  .filter(
    ({ fetches: [first] }, index) =>
      first !== undefined && routeTable.findIndex((row) => row.fetches[0] === first) === index,
  )
  .map(({ path, fetches }) => ({ path: path.replace(':id', '1'), fetches }));
const resourceNames = [...new Set(pages.flatMap(({ fetches }) => fetches))];
const callOf = (name: ResourceName): string => resourcePath(name, '1');

/** Fields that are not text: an id, an address, a date. */
const isText = (field: string): boolean => !/^id$|_image$|_file$|_link$|_at$/.test(field);

/** Closes everything that a piece may have left open, so that it does not affect the next one. */
const closed = [
  '-->"\'>',
  ...['script', 'style', 'title', 'textarea', 'noscript', 'select', 'xmp', 'noembed', 'noframes'],
  ...['iframe', 'template', 'object', 'video', 'audio', 'svg', 'math', 'table', 'form', 'a', 'p'],
]
  .map((name, index) => (index === 0 ? name : `</${name}>`))
  .join('');

/** Script that reports on the console, and so to the test, that a piece ran. */
async function watchPayload(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ran = (what: string) => () => console.error(`hostile content ran: ${what}`);
    Object.defineProperty(window, 'pwned', { set: ran('its payload'), configurable: true });
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
      Object.defineProperty(window, name, { value: ran(name) });
    }
  });
}

/** Everything in the live page that content must never add, one line each. */
const liveHazards = (page: Page): Promise<readonly string[]> =>
  page.evaluate((maps) => {
    const foreign =
      'script, style, base, meta, link, object, embed, applet, template, frame, portal, animate, set, foreignObject, [srcdoc], [style*="fixed"]';
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];
    const runs = (address: string): boolean =>
      /^(?:javascript|vbscript|data|blob|file|filesystem|view-source):$/.test(
        URL.parse(address, location.href)?.protocol ?? '',
      );
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (addresses.includes(name) && element.localName !== 'img' && runs(value)),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    );
    const parts = document.querySelectorAll('main, [role=dialog]');
    const elements = [...parts].flatMap((part) =>
      [...part.querySelectorAll(foreign)].map((element) => element.outerHTML.slice(0, 120)),
    );
    const elsewhere = [...document.querySelectorAll<HTMLImageElement>('img, iframe')]
      .map(({ src }) => src)
      .filter((src) => !src.startsWith('data:'))
      .filter((src) => ![location.origin, maps].includes(new URL(src).origin));
    return [...attributes, ...elements, ...elsewhere];
  }, mapsOrigin);

/**
 * Fires on every element of a part of the page the events that a visitor can cause, without
 * following links.
 */
const touchAll = (part: Locator): Promise<void> =>
  part.evaluate((root) => {
    const events = ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'toggle', 'scroll'];
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      // Not bubbling: only the element's own handlers should run.
      for (const name of events) element.dispatchEvent(new Event(name));
      if (element.tabIndex >= 0) element.focus({ preventScroll: true });
    }
    scrollTo(0, document.body.scrollHeight);
  });

/** Opens every features dialog of the page, whose HTML the browser fetches and cleans itself (§4.7). */
async function openDialogs(page: Page, path: string): Promise<number> {
  const words = expectedPages.find((row) => row.path === path)?.dialogs?.[0]?.button;
  if (words === undefined) return 0;
  const openers = page.getByRole('main').getByRole('button', { name: new RegExp(`^${words}`) });
  let index = 0;
  // Counted at each step: the browser's sanitiser may keep other texts than the server's, and a
  // dialog without text has no button.
  for (; index < (await openers.count()); index += 1) {
    await openers.nth(index).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Loading...')).toBeHidden();
    await touchAll(dialog);
    expect.soft(await liveHazards(page), `${path}, dialog ${index}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  return index;
}

const piece = (position: number): string => hostileHtml.at(position % hostileHtml.length) ?? '';

/** The value of a text field. Together the fields contain every piece several times. */
const fill = (position: number): string =>
  [1, 2, 3].map((from) => piece(from + position) + closed).join('');

// Thirty pages and dialogs, about a second each on a slow machine.
test.describe.configure({ timeout: 150_000 });

test('readings §6 hostile HTML in every field neither runs nor reaches the page', async ({
  page,
  content,
  context,
  launch,
  problems,
  request,
}) => {
  // Pictures with broken addresses are replaced by the default one.
  problems.allow(/status of 40[04]/);
  // The sanitiser parses HTML in a separate document; Chromium reports it although nothing runs
  // there.
  problems.allow(
    /^console error: (?:Applying|Executing|Setting|Policy violated).*\/assets\/browser-[^/]+\.js\)/s,
  );
  const faulty = await launch.faulty(content.url);
  let position = 0;
  for (const resource of resourceNames) {
    const answer = await request.get(content.url + callOf(resource));
    const elements: readonly RawRecord[] = await answer.json();
    const hostile = elements.slice(0, 6).map((element) =>
      Object.fromEntries(
        Object.entries(element).map(([field, value]) => {
          if (!isText(field)) return [field, value];
          position += 1;
          return [field, fill(position - 1)];
        }),
      ),
    );
    faulty.serve(callOf(resource), hostile);
  }
  expect(position, 'fields for half of the pieces').toBeGreaterThan(hostileHtml.length / 2);
  const site = await launch.site({ contentUrl: faulty.url });
  // Loads every record first. Pages show parts of the contact record too, and would be rendered
  // again when it arrives later.
  for (const resource of resourceNames) await request.get(`${site.url}/content${callOf(resource)}`);
  await hasChosenCookies(context, site.url);
  await watchPayload(context);
  let dialogs = 0;
  for (const { path } of pages) {
    await page.goto(site.url + path);
    await startIslands(page);
    await unfold(page.getByRole('main'));
    await touchAll(page.getByRole('main'));
    expect.soft(await liveHazards(page), path).toEqual([]);
    // Dialogs share their code; the last test gives every piece to their sanitiser.
    if (dialogs === 0) dialogs += await openDialogs(page, path);
    expect.soft(page.url()).toBe(site.url + path);
    expect.soft(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
  expect(dialogs).toBeGreaterThan(0);
});

test.describe('without the content security policy', () => {
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
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," onerror="window.pwned=1">',
        );
        return { hazards, controlRan: await control.then(() => true) };
      },
      { address: `/assets/${chunk}`, pieces: hostileHtml },
    );
    expect(hazards).toEqual([]);
    expect(controlRan).toBe(true);
  });
});
