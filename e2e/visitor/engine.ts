import puppeteer from 'puppeteer-core';
import { start } from 'scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from 'scripts/lib/ready.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import { Builder, By, Capabilities, Key, until } from 'selenium-webdriver';

export const desk = { width: 1280, height: 900 } as const;

/** A browser of another engine than Chromium, with a single tab. CSS selectors name elements. */
export interface Engine extends AsyncDisposable {
  problems(): Promise<readonly string[]>;
  open(url: string): Promise<void>;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Waits for an element and presses it, as a mouse does. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  escape(): Promise<void>;
  read<Value>(script: (selector: string) => Value, selector?: string): Promise<Awaited<Value>>;
}

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: desk,
  });
  const problems: string[] = [];
  const tab = await browser.newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
  });
  tab.on('pageerror', (error) => problems.push(String(error)));
  return {
    problems: async () => problems,
    open: async (url) => void (await tab.goto(url)),
    resize: (size) => tab.setViewport(size),
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

/** Records console errors, if the driver does not report them. */
function watch(): void {
  const note = (...words: unknown[]): void => {
    const noted = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    sessionStorage.setItem('problems', JSON.stringify([...noted, words.join(' ')]));
  };
  Object.assign(console, { error: note, warn: note });
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // Also receives earlier reports.
  new ReportingObserver((reports) => note(JSON.stringify(reports)), { buffered: true }).observe();
}

/** Scrolls to an element. Resolves to whether it is on top and does not move. */
async function standsStill(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 150));
  const later = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return later.x === x && later.y === y && element.contains(top);
}

/** Milliseconds to wait for a page. Shorter than a test. */
const patience = 50_000;

/** Starts WebKit's small browser by WebDriver on a virtual screen. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const port = await freePort();
  const server = start('WebKit', ['xvfb-run', '-a', driverPath, `--port=${port}`], {
    cwd: root,
    env: environment({}),
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/status`, server);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect(desk);
  const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), patience);
  return {
    problems: () =>
      driver.executeScript(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]')),
    async open(address) {
      await driver.get(address);
      await driver.executeScript(watch);
    },
    resize: async (size) => void (await driver.manage().window().setRect(size)),
    async press(selector) {
      const element = find(selector);
      await driver.wait(until.elementIsVisible(element), patience);
      // The driver presses at once, even while the page moves.
      await driver.wait(() => driver.executeScript<boolean>(standsStill, element), patience);
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
