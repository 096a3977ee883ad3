import type { Browser, Page } from '@playwright/test';
import type { Answer } from './tap-watch.ts';

/** A screenshot as a JPEG in base64, and its time in ms since 1970. */
interface Frame {
  readonly at: number;
  readonly data: string;
}

/** The times after the tap, in ms, that the strip shows besides those of the signs. */
const moments = [0, 250, 500, 1000, 1500, 2000];

/** Puts frames beside each other, each below its time. */
async function saveStrip(
  browser: Browser,
  file: string,
  frames: readonly { readonly caption: string; readonly data: string }[],
): Promise<void> {
  await using page = await browser.newPage({
    viewport: { width: 210 * frames.length + 10, height: 500 },
  });
  const figures = frames.map(
    ({ caption, data }) =>
      `<figure><figcaption>${caption}</figcaption><img src="data:image/jpeg;base64,${data}"></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;gap:10px;margin:10px;width:max-content;font:14px system-ui;background:#fff}figure{margin:0}figcaption{height:24px}img{width:200px;outline:1px solid #bbb}</style>${figures.join('')}`,
  );
  await page.locator('body').screenshot({ path: file, type: 'jpeg', quality: 80 });
}

/** Saves screenshots of a page during a tap as one strip. */
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

  // Leaves out frames of nearly the same time.
  const others = moments.filter(
    (moment) => moment === 0 || (moment < answered && Math.abs(moment - acknowledged) > 100),
  );
  const wanted = [...others, acknowledged];
  const before = wanted
    .toSorted((one, other) => one - other)
    .flatMap((moment) => {
      const isFelt = moment === acknowledged;
      // The acknowledgement is on the screen one frame later.
      const frame = isFelt
        ? seen.find(({ at }) => at >= tappedAt + moment)
        : seen.findLast(({ at }) => at <= tappedAt + moment);
      const caption = `${Math.round(moment)} ms${isFelt ? ', felt' : ''}`;
      return frame ? [{ caption, data: frame.data }] : [];
    });
  const after = { caption: `${Math.round(answered)} ms, answered`, data: last };
  await saveStrip(browser, file, [...before, after]);
}
