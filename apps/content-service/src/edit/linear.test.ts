import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { expect, it } from 'vitest';
import { changedFields, faultsOf, folderNameOf, plainWords } from './fields/records.ts';
import { leftOut, remarksOf } from './fields/remarks.ts';
import { readLinkTarget } from './rich/field.ts';
import { plainReason, textsByLanguage } from './views/labels.ts';

const folder = 'articles/1-a';

it.each(hostileShapes)('what reads a text of %j takes time in proportion to it', async (shape) => {
  const work: readonly ((text: string) => unknown)[] = [
    plainWords,
    folderNameOf,
    readLinkTarget,
    (text) => leftOut(text, 'prose'),
    (text) => leftOut(text, 'caption'),
    (text) => faultsOf(folder, { caption: text, body: text, excerpt: text, category: text }, []),
    (text) => changedFields(folder, {}, { body: text }),
    (text) => plainReason(textsByLanguage.en, text),
    (text) => remarksOf(folder, { caption: text, body: text }, async () => false),
  ];
  for (const run of work) expect.soft(await growsTooFast(shape, run), String(run)).toBe(false);
});
