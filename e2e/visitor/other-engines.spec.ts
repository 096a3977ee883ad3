import { test as base, expect } from '@playwright/test';
import { startEvent } from 'site/app/browser/start-event.ts';
import { feedbackRequestedKey } from 'site/app/forms/feedback/settings.ts';
import { message, motor } from '../support/forms.ts';
import { onePageOfEachLayout, unknownPath } from '../support/pages.ts';
import {
  type App,
  disposableFolder,
  startContentService,
  startSite,
} from '../support/servers/apps.ts';
import { mailbox } from '../support/visitor.ts';
import { desk, type Engine, startEngine } from './engine.ts';

/** A visitor with another browser than Chromium. */
interface Visit {
  readonly engineName: string;
  readonly engine: Engine;
  readonly content: App;
  readonly site: App;
}

const test = base.extend<object, Visit>({
  engineName: ['', { scope: 'worker', option: true }],
  content: [
    async ({ engineName: _ }, use) => {
      await using folder = await disposableFolder();
      await using content = await startContentService({ dataDir: folder.path });
      await use(content);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ content }, use) => {
      await using folder = await disposableFolder();
      await using site = await startSite({ contentUrl: content.url, dataDir: folder.path });
      await use(site);
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, site }, use) => {
      await using engine = await startEngine(engineName);
      await engine.open(site.url);
      // The feedback dialog (§4.5) would cover what a test presses.
      await engine.read((key) => localStorage.setItem(key, 'true'), feedbackRequestedKey);
      await use(engine);
    },
    { scope: 'worker' },
  ],
});

// One visit in one browser.
test.describe.configure({ mode: 'default' });
test.afterEach(async ({ engine }) => expect(await engine.problems()).toEqual([]));

const exists = (selector: string) => document.querySelector(selector) !== null;
const hasFocus = (selector: string) => document.activeElement?.matches(selector);
const readText = (selector: string) =>
  document.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ') ?? '';
const openDialog = 'dialog[open]';

test('§2.1 §4.6 reads: the banner goes for good, every layout is whole, with both web fonts', async ({
  engine,
  site,
}) => {
  await engine.open(site.url);
  await engine.press('[data-cookies="accept"]');
  const isShown = () => document.getElementById('cookie-banner')?.checkVisibility();
  await expect.poll(() => engine.read(isShown)).toBe(false);
  for (const path of [...onePageOfEachLayout.map((row) => row.path), unknownPath]) {
    await engine.open(site.url + path);
    const read = () => ({
      banner: document.getElementById('cookie-banner')?.checkVisibility(),
      headings: [...document.querySelectorAll('h1')].filter((h1) => h1.textContent !== '').length,
      // Scripts have run.
      isProvided: document.documentElement.dataset.dialogs !== undefined,
      tooWide: document.documentElement.scrollWidth > innerWidth,
      // Colours, and the styles of all pages.
      hasStyles: getComputedStyle(document.documentElement).getPropertyValue('--kit-strips') !== '',
      footer: getComputedStyle(document.querySelector('footer') ?? document.body).backgroundColor,
      broken: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    });
    await expect
      .poll(() => engine.read(read), path)
      .toEqual({
        ...{ banner: false, headings: 1, isProvided: true, tooWide: false, hasStyles: true },
        ...{ broken: [], footer: expect.stringMatching(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/) },
      });
  }
  const families = () =>
    engine.read(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        // Firefox keeps quotes.
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(families).toEqual(expect.arrayContaining(['Display', 'Text']));
});

test('§2.2 §2.11 buys: menu and features dialog open, close by Escape and give focus back', async ({
  engine,
  site,
}) => {
  const menuButton = 'button[aria-label="Open menu"]';
  await engine.resize({ width: 480, height: 800 });
  await engine.open(site.url);
  await engine.press(menuButton);
  await expect.poll(() => engine.read(exists, ':popover-open')).toBe(true);
  await engine.escape();
  await expect.poll(() => engine.read(exists, ':popover-open')).toBe(false);
  expect(await engine.read(hasFocus, menuButton)).toBe(true);
  await engine.press(menuButton);
  await engine.press('[popover] a[href="/purplecareers"]');
  await expect.poll(() => engine.read(() => location.pathname)).toBe('/purplecareers');
  await engine.resize(desk);

  const opener = 'main button[commandfor]';
  await engine.open(site.url + motor);
  await engine.press(opener);
  await expect.poll(() => engine.read(readText, openDialog)).toContain('GHS6,000');
  await expect.poll(() => engine.read(hasFocus, `${openDialog} h2`)).toBe(true);
  await engine.escape();
  await expect.poll(() => engine.read(exists, openDialog)).toBe(false);
  expect(await engine.read(hasFocus, opener)).toBe(true);
});

test('§5.1 a message is checked and sent, with a time from the calendar', async ({
  engine,
  site,
  content,
}) => {
  await engine.open(`${site.url}/purplecontact`);
  // Typed before the form is hydrated.
  await engine.type('[name="first_name"]', message.first_name);
  await expect.poll(() => engine.read(exists, '[data-island="contact"][data-live]')).toBe(true);
  await engine.press('main form [type="submit"]');
  await expect
    .poll(() => engine.read(exists, '[name="last_name"][aria-invalid="true"]'))
    .toBe(true);
  await engine.type('[name="last_name"]', message.last_name);
  await engine.type('[name="user_email"]', message.user_email);
  await engine.type('main [type="tel"]', message.user_phone);
  await engine.type('[name="message"]', message.message);
  await engine.press('button[aria-label="Choose a date and time"]');
  await engine.press('.react-datepicker__day[aria-disabled="false"]');
  await engine.press('.react-datepicker__time-list-item:not([aria-disabled="true"])');
  await engine.press('main form [type="submit"]');
  await expect
    .poll(() => engine.read(readText, '[data-island="contact"]'))
    .toContain('Thank you. We have your message.');
  const [mail] = await mailbox(content.url);
  expect(mail?.params).toMatchObject({ ...message, user_phone: '+233244127730' });
  expect(mail?.params.time).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d/);
});

test('§2.8 the carousel turns, and a page comes back from the cache', async ({ engine, site }) => {
  const shown = () =>
    document.querySelector('[aria-roledescription="slide"]:not([inert])')?.ariaLabel;
  await engine.open(`${site.url}/purpleabout`);
  // WebKit once began with any of them.
  const rowStart = () =>
    document.querySelector('[aria-roledescription="slide"]')?.parentElement?.scrollLeft;
  expect(await engine.read(rowStart)).toBe(0);
  const before = await engine.read(shown);
  // On a busy machine React may be late.
  await engine.read((event) => {
    const island = document.querySelector('[data-island="executives"]');
    island?.dispatchEvent(new Event(event, { bubbles: true }));
  }, startEvent);
  await expect.poll(() => engine.read(exists, '[data-island="executives"][data-live]')).toBe(true);
  await engine.press('[data-island="executives"] button[aria-label="Next"]');
  await expect.poll(() => engine.read(shown)).not.toBe(before);

  await engine.open(`${site.url}/purplecareers`);
  await engine.read(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await engine.press('header a[href="/purpleinsights"]');
  await expect.poll(() => engine.read(() => location.pathname)).toBe('/purpleinsights');
  await engine.back();
  await expect.poll(() => engine.read(() => Reflect.get(window, 'persisted'))).toBe(true);
});
