import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowsers } from 'scripts/lib/browser.mjs';
import { start } from 'scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from 'scripts/lib/services.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import { Builder, By, Capabilities, Key, until } from 'selenium-webdriver';
import { feedbackDoneKey } from 'site/app/behaviours/storage.ts';
import { message, motor } from '../support/islands.ts';
import { unknownPath } from '../support/pages.ts';
import { siteUrl } from '../support/servers.ts';
import { messagesWith } from '../support/visitor.ts';

/** A narrow window, in which the main bar is a menu. */
const viewport = { width: 640, height: 900 } as const;

/** One tab of Firefox or WebKit. Its methods find elements by CSS selectors. */
interface Engine extends AsyncDisposable {
  problems(): Promise<readonly string[]>;
  open(path: string): Promise<void>;
  /** Waits for an element and presses it, as a mouse does. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  escape(): Promise<void>;
  read<Value>(script: (selector: string) => Value, selector?: string): Promise<Awaited<Value>>;
}

async function startFirefox(executablePath: string): Promise<Engine> {
  const options = { browser: 'firefox', executablePath, defaultViewport: viewport } as const;
  const browser = await puppeteer.launch(options);
  const problems: string[] = [];
  const tab = await browser.newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  tab.on('pageerror', (error) => problems.push(String(error)));
  return {
    problems: async () => problems,
    open: async (path) => void (await tab.goto(siteUrl + path)),
    press: (selector) => tab.locator(selector).click(),
    async type(selector, text) {
      await tab.focus(selector);
      await tab.keyboard.type(text);
    },
    escape: () => tab.keyboard.press('Escape'),
    read: (script, selector = '') => tab.evaluate(script, selector),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Records errors and warnings in the page, because WebKit's driver does not report them. */
function watch(): void {
  const note = (...words: unknown[]): void => {
    const noted = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    sessionStorage.setItem('problems', JSON.stringify([...noted, words.join(' ')]));
  };
  Object.assign(console, { error: note, warn: note });
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // `buffered` also gives the reports from before this call.
  new ReportingObserver((reports) => note(JSON.stringify(reports)), { buffered: true }).observe();
}

/** Scrolls to an element. Resolves to true if nothing covers the element and it stands still. */
async function standsStill(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 150));
  const later = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return later.x === x && later.y === y && element.contains(top);
}

/** Milliseconds to wait for an element. Shorter than a test's time-out. */
const pageTimeout = 50_000;

/** Starts WebKit's MiniBrowser by WebDriver on a virtual screen. */
async function startWebKit(driverPath: string): Promise<Engine> {
  const port = await freePort();
  const server = start('WebKit', ['xvfb-run', '-a', driverPath, `--port=${port}`], {
    cwd: root,
    env: environment({}),
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/status`, server);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect(viewport);
  const find = (selector: string) =>
    driver.wait(until.elementLocated(By.css(selector)), pageTimeout);
  return {
    problems: () =>
      driver.executeScript(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]')),
    async open(path) {
      await driver.get(siteUrl + path);
      await driver.executeScript(watch);
    },
    async press(selector) {
      const element = find(selector);
      await driver.wait(until.elementIsVisible(element), pageTimeout);
      // Wait until the element stands still, because the driver presses at once.
      await driver.wait(() => driver.executeScript<boolean>(standsStill, element), pageTimeout);
      await element.click();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    read: (script, selector = '') => driver.executeScript(script, selector),
    async [Symbol.asyncDispose]() {
      await driver.quit();
      await server.stop();
    },
  };
}

/** The home page, and pages with parts that no other page has. */
const paths = [
  ...['/', '/purpleinsights', '/purpledetail/1', '/purplecareers', '/redproductdetails/marine'],
  ...['/purpleservices', '/claims', unknownPath],
];

const exists = (selector: string) => document.querySelector(selector) !== null;
const hasFocus = (selector: string) => document.activeElement?.matches(selector);
const readText = (selector: string) =>
  document.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ') ?? '';
const openDialog = 'dialog[open]';

const { Firefox, WebKit } = findBrowsers();
const engines = [
  { name: 'Firefox', path: Firefox.path, start: startFirefox },
  { name: 'WebKit', path: WebKit.path, start: startWebKit },
];

for (const { name, path: program, start } of engines) {
  if (program === undefined) continue;
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start(program);
      await engine.open('/');
      // Skip the feedback dialog (§4.5), which would cover the elements that tests press.
      await engine.read((key) => localStorage.setItem(key, 'true'), feedbackDoneKey);
    });
    test.afterEach(async () => expect(await engine.problems()).toEqual([]));
    test.afterAll(() => engine[Symbol.asyncDispose]());

    test('§2.1 §4.6 each page loads its styles, pictures and fonts, and hides the answered cookie banner', async () => {
      await engine.open('/');
      await engine.press('[data-cookies="accept"]');
      const isShown = () => document.getElementById('cookie-banner')?.checkVisibility();
      await expect.poll(() => engine.read(isShown)).toBe(false);
      for (const path of paths) {
        await engine.open(path);
        const read = () => ({
          banner: document.getElementById('cookie-banner')?.checkVisibility(),
          headings: [...document.querySelectorAll('h1')].filter((h1) => h1.textContent !== '')
            .length,
          isProvided: document.documentElement.dataset.dialogs !== undefined,
          tooWide: document.documentElement.scrollWidth > innerWidth,
          // Whether the page has colours and base styles.
          hasStyles:
            getComputedStyle(document.documentElement).getPropertyValue('--kit-strips') !== '',
          broken: [...document.images]
            .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .map(({ src }) => src),
        });
        const whole = { banner: false, headings: 1, isProvided: true, tooWide: false };
        await expect
          .poll(() => engine.read(read), path)
          .toEqual({ ...whole, hasStyles: true, broken: [] });
      }
      const families = () =>
        engine.read(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            // Remove the quotes that Firefox keeps around names.
            .map(({ family }) => family.replaceAll('"', '')),
        );
      await expect.poll(families).toEqual(expect.arrayContaining(['Display', 'Text']));
    });

    test('§2.2 §2.11 Escape closes the menu or a dialog, and moves focus back to the button', async () => {
      for (const [path, opener, opened] of [
        ['/', 'button[aria-label="Open menu"]', ':popover-open'],
        [motor, 'main button[commandfor]', openDialog],
      ] as const) {
        await engine.open(path);
        await engine.press(opener);
        await expect.poll(() => engine.read(exists, opened)).toBe(true);
        if (opened === openDialog) {
          await expect.poll(() => engine.read(readText, openDialog)).toContain('GHS6,000');
        }
        await engine.escape();
        await expect.poll(() => engine.read(exists, opened)).toBe(false);
        await expect.poll(() => engine.read(hasFocus, opener)).toBe(true);
      }
    });

    test('§5.1 the contact form marks a missing name, and sends a message with the chosen time', async () => {
      const text = `Is ${name} insured?`;
      await engine.open('/purplecontact');
      // Type before the form is hydrated.
      await engine.type('[name="first_name"]', message.first_name);
      await expect.poll(() => engine.read(exists, '[data-island="contact"][data-live]')).toBe(true);
      await engine.press('main form [type="submit"]');
      const isMissed = () => engine.read(exists, '[name="last_name"][aria-invalid="true"]');
      await expect.poll(isMissed).toBe(true);
      await engine.type('[name="last_name"]', message.last_name);
      await engine.type('[name="user_email"]', message.user_email);
      await engine.type('main [type="tel"]', message.user_phone);
      await engine.type('[name="message"]', text);
      await engine.press('button[aria-label="Choose a date and time"]');
      await engine.press('.react-datepicker__day[aria-disabled="false"]');
      await engine.press('.react-datepicker__time-list-item:not([aria-disabled="true"])');
      await engine.press('main form [type="submit"]');
      await expect
        .poll(() => engine.read(readText, '[data-island="contact"]'))
        .toContain('Thank you. We have your message.');
      const time = expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d/);
      const sent = { ...message, message: text, user_phone: '+233244127730', time };
      expect(await messagesWith(text)).toEqual([expect.objectContaining(sent)]);
    });

    test('§2.8 the carousel’s Next button shows the next person', async () => {
      const shown = () =>
        document.querySelector('[aria-roledescription="slide"]:not([inert])')?.ariaLabel;
      await engine.open('/purpleabout');
      // The row must start at its first slide. In old WebKits, it started at any slide.
      const rowStart = () =>
        document.querySelector('[aria-roledescription="slide"]')?.parentElement?.scrollLeft;
      expect(await engine.read(rowStart)).toBe(0);
      const before = await engine.read(shown);
      // Press again if the page forgets the first press, because React started too late.
      const pressNext = async () => {
        await engine.press('[data-island="executives"] button[aria-label="Next"]');
        return engine.read(shown);
      };
      await expect.poll(pressNext).not.toBe(before);
    });
  });
}
