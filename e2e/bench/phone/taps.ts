import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { pathOf } from '../../../apps/site/addresses/route-table.ts';
import { root } from '../../../scripts/lib/workspace.mjs';
import { contactField, sendButton } from '../../forms/contact-form.ts';
import { browserOptions } from '../../support/browser.ts';
import { median, rounded, withApps } from '../apps.ts';
import type { Options, Report, Row } from '../report.ts';
import { onPhone } from './phone.ts';
import { recordFrames } from './tap-frames.ts';
import { type Answer, type Sign, type Signs, watchTap } from './tap-watch.ts';

/** A control that needs React, on a page that has not loaded React. */
interface Control extends Signs {
  readonly name: string;
  readonly path: string;
  readonly find: (page: Page) => Locator;
  /** Whether it is tapped a second time, after Escape. */
  readonly again?: boolean;
}

const openDialog: Sign = { selector: 'dialog[open]' };
const busy: Sign = { selector: '[aria-busy="true"]' };
const slideMoves: Sign = { selector: '[aria-roledescription="slide"]', moves: true };
const contact = pathOf('individual', 'contact');

const features: Control = {
  name: 'features dialog',
  path: pathOf('individual', 'motor'),
  find: (page) => page.getByRole('button', { name: /Insurance Features/ }).first(),
  acknowledged: [openDialog],
  answered: [{ ...openDialog, without: 'Loading...' }],
  again: true,
};

const controls: readonly Control[] = [
  features,
  {
    name: 'Feedback',
    path: '/',
    find: (page) => page.getByRole('contentinfo').getByText('Feedback', { exact: true }),
    acknowledged: [openDialog],
    answered: [{ selector: 'dialog[open] form' }],
  },
  {
    name: "carousel's next",
    path: pathOf('individual', 'about'),
    find: (page) => page.getByRole('button', { name: 'Next', exact: true, includeHidden: true }),
    acknowledged: [busy, slideMoves],
    answered: [slideMoves],
  },
  {
    name: 'first field',
    path: contact,
    find: (page) => contactField(page, 'first_name'),
    acknowledged: [{ selector: 'input:focus' }],
    answered: [{ selector: 'input:focus' }],
  },
  {
    name: 'Send message',
    path: contact,
    find: sendButton,
    acknowledged: [busy],
    answered: [{ selector: '[aria-invalid="true"]' }],
  },
  {
    name: 'date button',
    path: contact,
    find: (page) => page.getByRole('button', { name: 'Choose a date and time' }),
    acknowledged: [busy, { selector: '[aria-expanded="true"]' }],
    answered: [{ selector: '.react-datepicker' }],
  },
];

/** The limits, in ms. */
const most = { acknowledged: 100, features: 2500, featuresWarm: 300 };

/** The scripts that a page has fetched so far, in kB. */
const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let bytes = 0;
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      if (/\.js(?:\?|$)/.test(entry.name)) bytes += entry.transferSize;
    }
    return bytes / 1000;
  });

/**
 * Opens a control's page and scrolls to the control. As with a visitor, who looks before tapping,
 * everything for that place is loaded before the tap.
 */
async function reach(page: Page, { path, find }: Control): Promise<Locator> {
  await page.goto(path, { waitUntil: 'load' });
  const control = find(page);
  await control.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return control;
}

async function tap(page: Page, control: Locator, signs: Signs): Promise<Answer> {
  const watched = watchTap(page, signs).catch((error: unknown): Answer => {
    // The browser posted the form, so this page showed no answer.
    if (/context was destroyed/.test(String(error))) return { tappedAt: Number.NaN };
    throw error;
  });
  const [answer] = await Promise.all([watched, control.tap()]);
  return answer;
}

interface Tapped {
  readonly cold: Answer;
  readonly warm: Answer | undefined;
  readonly scriptsBefore: number;
  readonly scripts: number;
}

const tapOnce = (browser: Browser, url: string, control: Control): Promise<Tapped> =>
  onPhone(browser, { url, slow: true }, async (page) => {
    const button = await reach(page, control);
    const scriptsBefore = await scriptsOf(page);
    const cold = await tap(page, button, control);
    const scripts = await scriptsOf(page);
    if (!control.again) return { cold, warm: undefined, scriptsBefore, scripts };
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    return { cold, warm: await tap(page, button, control), scriptsBefore, scripts };
  });

const middle = (answers: readonly Answer[], sign: 'acknowledged' | 'answered'): number =>
  median(answers.map((answer) => answer[sign] ?? Number.POSITIVE_INFINITY));

const worst = (answers: readonly Answer[]): number =>
  Math.max(...answers.map(({ acknowledged }) => acknowledged ?? Number.POSITIVE_INFINITY));

/** The times from the tap on a link to the paints of the next page. */
const followLink = (browser: Browser, url: string) =>
  onPhone(browser, { url, slow: true }, async (page) => {
    await page.addInitScript(() => {
      const note = ({ timeStamp }: Event) =>
        sessionStorage.setItem('tapped-at', String(performance.timeOrigin + timeStamp));
      addEventListener('pointerdown', note, true);
    });
    await page.goto('/', { waitUntil: 'load' });
    const next = pathOf('individual', 'insights');
    await page.getByRole('main').locator(`a[href="${next}"]`).first().tap();
    await page.waitForURL(`**${next}`, { waitUntil: 'load' });
    return page.evaluate(async () => {
      const since = performance.timeOrigin - Number(sessionStorage.getItem('tapped-at'));
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { first: since + (first?.startTime ?? Number.NaN), largest: since + largest };
    });
  });

/**
 * The times from a tap to its answer, and to the next page, on 3G with a slow processor and nothing
 * loaded.
 */
export const measureTaps = ({ runs = 3, frames }: Options): Promise<Report> =>
  withApps(async ({ site }) => {
    await using browser = await chromium.launch(browserOptions);
    const rows: Row[] = [];
    const broken: string[] = [];
    const hold = (what: string, found: number, limit: number): void => {
      const when = Number.isFinite(found) ? `after ${rounded(found)} ms` : 'never';
      if (!(found <= limit)) broken.push(`${what} ${when}, at most ${limit} ms.`);
    };
    for (const control of controls) {
      // The first visit fills the site's caches.
      await fetch(site.url + control.path);
      const taps: Tapped[] = [];
      for (let run = 0; run < runs; run += 1) taps.push(await tapOnce(browser, site.url, control));
      const add = (name: string, answers: readonly Answer[], scripts: Row): void => {
        const acknowledged = middle(answers, 'acknowledged');
        rows.push({
          control: name,
          'felt ms': rounded(acknowledged),
          'worst felt': rounded(worst(answers)),
          'answered ms': rounded(middle(answers, 'answered')),
          ...scripts,
        });
        hold(`${name}: felt`, acknowledged, most.acknowledged);
      };
      const cold = taps.map((tapped) => tapped.cold);
      add(control.name, cold, {
        'scripts before, kB': rounded(median(taps.map((tapped) => tapped.scriptsBefore))),
        'scripts, kB': rounded(median(taps.map((tapped) => tapped.scripts))),
      });
      const warm = taps.flatMap((tapped) => tapped.warm ?? []);
      if (warm.length > 0) add(`${control.name}, again`, warm, {});
      if (control === features) {
        hold('features: words', middle(cold, 'answered'), most.features);
        hold('features, again: words', middle(warm, 'answered'), most.featuresWarm);
      }
    }
    if (frames !== undefined) {
      const folder = resolve(root, frames);
      await mkdir(folder, { recursive: true });
      const file = join(folder, 'tap-features.jpg');
      await onPhone(browser, { url: site.url, slow: true }, async (page) => {
        const button = await reach(page, features);
        await recordFrames(browser, page, file, () => tap(page, button, features));
      });
      console.log(`Frames of a tap: ${file}`);
    }

    const pages: { readonly first: number; readonly largest: number }[] = [];
    for (let run = 0; run < runs; run += 1) pages.push(await followLink(browser, site.url));
    const next: Row = {
      'a link': `/ → ${pathOf('individual', 'insights')}`,
      'first paint ms': rounded(median(pages.map(({ first }) => first))),
      'largest paint ms': rounded(median(pages.map(({ largest }) => largest))),
    };
    return { tables: [rows, [next]], broken };
  });
