import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const year = 31_557_600_000;

/** Pages with dates, counts and a year. */
const paths = ['/', '/redinsights', '/purpledetail/1'];

for (const { locale, timezoneId, years } of [
  { locale: 'sv-SE', timezoneId: 'America/New_York', years: -25 },
  { locale: 'ar', timezoneId: 'Pacific/Auckland', years: 10 },
]) {
  test.describe(`${locale}, ${timezoneId}, a clock off by ${years} years`, () => {
    test.use({ locale, timezoneId });

    test('§2.6 readings §4 a page shows the same as the server in every browser', async ({
      page,
    }) => {
      await page.addInitScript((offset) => {
        const now = () => performance.timeOrigin + performance.now() + offset;
        globalThis.Date = new Proxy(Date, {
          construct: (date, values) => Reflect.construct(date, values.length ? values : [now()]),
          get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
        });
        const read = () =>
          ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent);
        Object.assign(window, { read });
        addEventListener('DOMContentLoaded', () => Object.assign(window, { served: read() }));
      }, years * year);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const path of paths) {
        await page.goto(path);
        await startIslands(page);
        const served: readonly string[] = await page.evaluate(() => Reflect.get(window, 'served'));
        expect(served.join('').length).toBeGreaterThan(500);
        expect(await page.evaluate(() => Reflect.get(window, 'read')())).toEqual(served);
      }
      // The page's content counts as fresh, whatever the clock says.
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.startsWith('/content/api/'))).toEqual([]);
    });
  });
}
