import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { startIslands } from '../support/islands.ts';

declare global {
  interface Window {
    /** The screen reader that `listen` starts. */
    screenReader?: typeof virtual;
  }
}

const readerPath = '/screen-reader.js';
const readerFile = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Phrases without information, such as ends of elements. */
const silent =
  /^(?:|end(?: of|,) .*|paragraph|article|list|rowgroup|row(?:, .*)?|time|term|definition|strong|emphasis|·)$/;
const item = /^listitem, .*position (\d+), set size (\d+)$/;
/** Links and buttons: the name is announced, not their content. */
const announcedByName = /^(?:link|button), /;

/** Index of the last phrase of a link or button; otherwise `start`. */
function endOf(phrases: readonly string[], start: number): number {
  const phrase = phrases[start] ?? '';
  const end = phrases.indexOf(`end of ${phrase}`, start);
  const next = phrases.indexOf(phrase, start + 1);
  return announcedByName.test(phrase) && end > start && (next < 0 || end < next) ? end : start;
}

/** The reader's phrases as lines of a transcript. */
export function transcriptLines(phrases: readonly string[]): readonly string[] {
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

/** A visit by ear: what somebody does, and what a screen reader says. */
export interface Visit {
  open(path: string): Promise<void>;
  arrive(path: string | RegExp): Promise<void>;
  /** Adds what the reader says about a part of the page. */
  read(part: string): Promise<void>;
  /**
   * Does something, and adds what is announced: new focus, live regions.
   * @param last the announcement to wait for.
   */
  act(what: string, action: () => Promise<unknown>, last: RegExp): Promise<void>;
  transcript(): string;
}

export async function visitByEar(page: Page): Promise<Visit> {
  const lines: string[] = [];
  const source = await readFile(readerFile, 'utf8');
  await page.route(`**${readerPath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );

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
    // If React started later, the reader would begin again.
    await startIslands(page);
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
        const phrases: string[] = [];
        if (reader === undefined) return phrases;
        const start = { node: reader.activeNode, phrase: await reader.lastSpokenPhrase() };
        for (;;) {
          const { activeNode: node } = reader;
          const element = node instanceof Element ? node : node?.parentElement;
          const phrase = await reader.lastSpokenPhrase();
          // The reader has reached the end and begun again.
          if (phrases.length > 0 && node === start.node && phrase === start.phrase) return phrases;
          // The reader enters closed details and content for pages without scripts, which browsers
          // do not show.
          const isShown =
            element?.checkVisibility() ||
            (element && getComputedStyle(element).display === 'contents');
          phrases.push(isShown ? phrase : '');
          await reader.next();
        }
      });
      lines.push(...transcriptLines(phrases).map((line) => `  ${line}`));
    },
    async act(what, action, last) {
      await listen('body');
      await page.evaluate(() => window.screenReader?.clearSpokenPhraseLog());
      await action();
      await expect.poll(heard).toContainEqual(expect.stringMatching(last));
      const phrases = await heard();
      lines.push(`> ${what}`, ...transcriptLines(phrases).map((line) => `  ${line}`));
    },
    transcript: () => `${lines.join('\n')}\n`,
  };
}
