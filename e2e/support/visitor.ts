import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { feedbackDoneKey } from 'site/app/behaviours/storage.ts';
import { contentUrl, mailboxToken, siteUrl } from './servers.ts';

export const consentCookie = 'cookie-consent';

/** Sets the cookie of a visitor who has answered the cookie banner (§4.6). */
export const hasChosenCookies = (context: BrowserContext, url = siteUrl): Promise<void> =>
  context.addCookies([{ name: consentCookie, value: 'false', url }]);

/** Stores that the visitor has seen the feedback dialog (§4.5). */
export const skipFeedbackRequest = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage throws in frames of other origins, and in browsers that block storage.
    }
  }, feedbackDoneKey);

type Fields = Readonly<Record<string, string | number>>;

/** Reads only the messages with this text in a field, because other tests send messages too. */
export async function messagesWith(text: string): Promise<readonly Fields[]> {
  const headers = { authorization: `Bearer ${mailboxToken}` };
  const answer = await fetch(`${contentUrl}/mailbox`, { headers });
  const messages: readonly { readonly params: Fields }[] = await answer.json();
  return messages.map(({ params }) => params).filter((one) => Object.values(one).includes(text));
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page's violations of WCAG 2.2 AA and of axe's best practices, one line for each element. */
export async function violations(page: Page): Promise<readonly string[]> {
  const result = await new AxeBuilder({ page })
    // Call `options` before `withTags`, because `options` removes tags that are already set.
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    // The default mode opens another page to check frames, which the tested pages do not have.
    .setLegacyMode(true)
    .analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
  );
}

/** Globals and methods that browser engines of 2022 do not have. */
const newerApis =
  `Array.fromAsync Object.groupBy Map.groupBy Promise.withResolvers Promise.try RegExp.escape
URL.canParse URL.parse URLSearchParams.prototype.size AbortSignal.any AbortSignal.timeout
Array.prototype.toSorted Array.prototype.toReversed Array.prototype.toSpliced Array.prototype.with
Array.prototype.findLast Array.prototype.findLastIndex
String.prototype.isWellFormed String.prototype.toWellFormed
Set.prototype.union Set.prototype.intersection Set.prototype.difference Set.prototype.isSubsetOf
Element.prototype.checkVisibility Document.prototype.startViewTransition
Iterator requestIdleCallback cancelIdleCallback scheduler cookieStore`.split(/\s/);

/** Removes `newerApis` from the pages of a browser. */
export const makeEngineOf2022 = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<object>((at, name) => Object(Reflect.get(at, name)), globalThis);
      Reflect.deleteProperty(owner, last);
    }
  }, newerApis);
