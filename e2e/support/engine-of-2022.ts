import type { BrowserContext } from '@playwright/test';

/** Methods that engines of 2022 do not have. */
const newer =
  `Array.fromAsync Object.groupBy Map.groupBy Promise.withResolvers Promise.try RegExp.escape
URL.canParse URL.parse URLSearchParams.prototype.size AbortSignal.any AbortSignal.timeout
Array.prototype.toSorted Array.prototype.toReversed Array.prototype.toSpliced Array.prototype.with
Array.prototype.findLast Array.prototype.findLastIndex
String.prototype.isWellFormed String.prototype.toWellFormed
Set.prototype.union Set.prototype.intersection Set.prototype.difference Set.prototype.isSubsetOf
Element.prototype.checkVisibility Document.prototype.startViewTransition
Iterator requestIdleCallback cancelIdleCallback scheduler cookieStore`.split(/\s/);

/** Removes these methods from the pages of a browser. */
export const makeEngineOf2022 = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<object>((at, name) => Object(Reflect.get(at, name)), globalThis);
      Reflect.deleteProperty(owner, last);
    }
  }, newer);
