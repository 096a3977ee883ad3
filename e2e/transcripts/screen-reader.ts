import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { startReact } from '../support/react.ts';

declare global {
  interface Window {
    /** What `listen` starts in the page. */
    screenReader?: typeof virtual;
  }
}

const readerPath = '/screen-reader.js';
const readerFile = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Where one thing ends or lies within another: a listener learns nothing from them. */
const silent =
  /^(?:|end(?: of|,) .*|paragraph|article|list|rowgroup|row(?:, .*)?|time|term|definition|strong|emphasis|·)$/;
const item = /^listitem, .*position (\d+), set size (\d+)$/;
/** Their name is all that is said of them, whatever stands in it. */
const named = /^(?:link|button), /;

/** Where what is in a link or button ends: at its start if nothing is told of what is in it. */
function endOf(phrases: readonly string[], start: number): number {
  const phrase = phrases[start] ?? '';
  const end = phrases.indexOf(`end of ${phrase}`, start);
  const next = phrases.indexOf(phrase, start + 1);
  return named.test(phrase) && end > start && (next < 0 || end < next) ? end : start;
}

/** What is left of the reader's phrases when they are told as a transcript, one line each. */
export function told(phrases: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let place = '';
  for (let index = 0; index < phrases.length; index = endOf(phrases, index) + 1) {
    const phrase = phrases[index] ?? '';
    const [, position, size] = item.exec(phrase) ?? [];
    if (position !== undefined) place = `${position} of ${size}: `;
    else if (!silent.test(phrase)) {
      lines.push(place + phrase);
      place = '';
    }
  }
  return lines;
}

/** A visit by ear: what is done, and what a screen reader says. */
export interface Visit {
  /** Opens a page, and tells its title. */
  open(path: string): Promise<void>;
  /** Tells which page an action has led to. */
  arrive(path: string | RegExp): Promise<void>;
  /** Reads a part of the page from its start to its end. */
  read(part: string): Promise<void>;
  /**
   * Does something, and tells what is said by itself: what gets focus, what live regions say.
   *
   * @param last the last of it, which is waited for.
   */
  act(what: string, action: () => Promise<unknown>, last: RegExp): Promise<void>;
  /** Everything so far. */
  transcript(): string;
}

/** Begins a visit by ear in a page. */
export async function visitByEar(page: Page): Promise<Visit> {
  const lines: string[] = [];
  const source = await readFile(readerFile, 'utf8');
  await page.route(`**${readerPath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );

  /** Starts the reader at the beginning of a part. */
  const listen = (part: string) =>
    page.locator(part).evaluate(async (container, path) => {
      const reader: { virtual: typeof virtual } = await import(path);
      window.screenReader ??= reader.virtual;
      await window.screenReader.stop();
      await window.screenReader.start({ container });
    }, readerPath);

  const heard = () =>
    page.evaluate(async () => (await window.screenReader?.spokenPhraseLog()) ?? []);

  const arrive = async (path: string | RegExp) => {
    await expect(page).toHaveURL(path);
    // Else it would start under the reader, which then begins again.
    await startReact(page);
    lines.push(`${new URL(page.url()).pathname}: ${await page.title()}`);
  };

  return {
    arrive,
    async open(path) {
      await page.goto(path);
      await arrive(path);
    },
    async read(part) {
      await listen(part);
      const phrases = await page.evaluate(async () => {
        const reader = window.screenReader;
        const said: string[] = [];
        if (reader === undefined) return said;
        const start = { node: reader.activeNode, phrase: await reader.lastSpokenPhrase() };
        for (;;) {
          const { activeNode: node } = reader;
          const element = node instanceof Element ? node : node?.parentElement;
          const phrase = await reader.lastSpokenPhrase();
          // After the end it begins again.
          if (said.length > 0 && node === start.node && phrase === start.phrase) return said;
          // The reader goes into closed details and `noscript`, which a browser does not show.
          const isShown =
            element?.checkVisibility() ||
            (element && getComputedStyle(element).display === 'contents');
          said.push(isShown ? phrase : '');
          await reader.next();
        }
      });
      lines.push(...told(phrases).map((line) => `  ${line}`));
    },
    async act(what, action, last) {
      await listen('body');
      await page.evaluate(() => window.screenReader?.clearSpokenPhraseLog());
      await action();
      await expect.poll(heard).toContainEqual(expect.stringMatching(last));
      const phrases = await heard();
      lines.push(`> ${what}`, ...told(phrases).map((line) => `  ${line}`));
    },
    transcript: () => `${lines.join('\n')}\n`,
  };
}
