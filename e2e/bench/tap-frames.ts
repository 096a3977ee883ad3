import type { Browser, Page } from '@playwright/test';
import type { Answer } from './tap-watch.ts';

/** What the browser showed, as a JPEG in base64, and when, in ms since 1970. */
interface Frame {
  readonly at: number;
  readonly data: string;
}

/** Milliseconds after the tap of which the strip shows what was on the screen, besides its signs. */
const moments = [0, 250, 500, 1000, 1500, 2000];

/** Sets frames beside each other, each under the time that it was seen. */
async function saveStrip(
  browser: Browser,
  file: string,
  frames: readonly { readonly caption: string; readonly data: string }[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 210 * frames.length + 10, height: 500 },
  });
  try {
    const page = await context.newPage();
    const figures = frames.map(
      ({ caption, data }) =>
        `<figure><figcaption>${caption}</figcaption><img src="data:image/jpeg;base64,${data}"></figure>`,
    );
    await page.setContent(
      `<style>body{display:flex;gap:10px;margin:10px;width:max-content;font:14px system-ui;background:#fff}figure{margin:0}figcaption{height:24px}img{width:200px;outline:1px solid #bbb}</style>${figures.join('')}`,
    );
    await page.locator('body').screenshot({ path: file, type: 'jpeg', quality: 80 });
  } finally {
    await context.close();
  }
}

/** Saves what a page showed during a tap as one strip of pictures. */
export async function recordFrames(
  browser: Browser,
  page: Page,
  file: string,
  tap: () => Promise<Answer>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const seen: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    seen.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxHeight: 844 });
  const { tappedAt, acknowledged = 0, answered = 0 } = await tap();
  const last = (await page.screenshot({ type: 'jpeg', quality: 70 })).toString('base64');
  await session.send('Page.stopScreencast');
  await session.detach();

  // No two frames of nearly the same moment.
  const others = moments.filter(
    (moment) => moment === 0 || (moment < answered && Math.abs(moment - acknowledged) > 100),
  );
  const wanted = [...others, acknowledged];
  const before = wanted
    .toSorted((one, other) => one - other)
    .flatMap((moment) => {
      const isFelt = moment === acknowledged;
      // What shows that it was felt reaches the screen in the moment after.
      const frame = isFelt
        ? seen.find(({ at }) => at >= tappedAt + moment)
        : seen.findLast(({ at }) => at <= tappedAt + moment);
      const caption = `${Math.round(moment)} ms${isFelt ? ', felt' : ''}`;
      return frame ? [{ caption, data: frame.data }] : [];
    });
  const after = { caption: `${Math.round(answered)} ms, answered`, data: last };
  await saveStrip(browser, file, [...before, after]);
}
