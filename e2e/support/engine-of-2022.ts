import type { BrowserContext } from '@playwright/test';

/** Removes from pages what browsers of 2022 lack. */
export const makeEngineOf2022 = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const newer: Readonly<Record<string, readonly string[]>> = {
      Array: ['fromAsync'],
      'Array.prototype': [
        'toSorted',
        'toReversed',
        'toSpliced',
        'with',
        'findLast',
        'findLastIndex',
      ],
      Object: ['groupBy'],
      Map: ['groupBy'],
      Promise: ['withResolvers', 'try'],
      RegExp: ['escape'],
      'String.prototype': ['isWellFormed', 'toWellFormed'],
      'Set.prototype': [
        ...['union', 'intersection', 'difference', 'symmetricDifference'],
        ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      'Iterator.prototype': [
        ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'],
        ...['some', 'every', 'find'],
      ],
      URL: ['canParse', 'parse'],
      'URLSearchParams.prototype': ['size'],
      AbortSignal: ['any', 'timeout'],
      'Element.prototype': ['checkVisibility'],
      'Document.prototype': ['startViewTransition'],
      '': ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'cookieStore'],
    };
    for (const [path, names] of Object.entries(newer)) {
      const owner: unknown = path
        .split('.')
        .reduce<unknown>(
          (at, name) => (name === '' ? at : Reflect.get(Object(at), name)),
          globalThis,
        );
      for (const name of names) Reflect.deleteProperty(Object(owner), name);
    }
  });
