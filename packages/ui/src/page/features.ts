import type { KitWords } from '../KitProvider.tsx';
import { watchDialog } from './watch-dialog.ts';

/** The headings that tell which list of a text of features is which. */
type Headings = Pick<KitWords, 'covered' | 'notCovered'>;

const headedList = /<h(\d)>\s*([^<]*?)\s*<\/h\1>\s*<ul>/g;
/** With a list in a list it is not certain which of them is the second. */
const nestedList = /<li>(?:(?!<\/li>)[\s\S])*<[uo]l/;

/** Which list of the text, from 1, stands below this heading. */
const listBelow = (html: string, heading: string): number | undefined => {
  if (nestedList.test(html)) return undefined;
  const found = [...html.matchAll(headedList)].find(([, , words]) => words === heading);
  return found && html.slice(0, found.index).split('<ul').length;
};

/** The attributes of a text of features: which of its lists get ticks, and which crosses. */
export const markedLists = (html: string, { covered, notCovered }: Headings) => ({
  'data-covered': listBelow(html, covered),
  'data-excluded': listBelow(html, notCovered),
});

/** Shows features in their dialog; nothing where they say nothing. */
export type ShowFeatures = (html: string | undefined) => void;

/**
 * Makes a server-rendered `FeaturesDialog` ask for its features each time that it opens (§4.7), without
 * React: it says 'Loading...' until they are shown. Where the page has a Trusted Types policy called
 * `default`, the features go through it.
 *
 * @param content the dialog's `FeaturesContent`, which was rendered without features.
 * @param headings as the `words` of the page's `KitProvider`.
 * @param ask is called at each opening; what it returns ends the asking when the dialog closes.
 * @throws Error if the element is in no dialog of a `FeaturesDialog`.
 */
export function provideFeatures(
  content: HTMLElement,
  headings: Headings,
  ask: (show: ShowFeatures) => () => void,
): void {
  const dialog = content.closest('dialog');
  // Beside the dialog there is the text that the page came with: its element has the styles.
  const sample = dialog?.previousElementSibling?.querySelector<HTMLElement>('[data-features]');
  if (!dialog || !sample) throw new Error('These features are in no dialog of a FeaturesDialog.');
  const waiting = [...content.childNodes];
  let end: (() => void) | undefined;

  const show: ShowFeatures = (html) => {
    if (!html) return;
    const text = document.importNode(sample, false);
    text.innerHTML = html;
    for (const [name, value] of Object.entries(markedLists(html, headings))) {
      if (value === undefined) text.removeAttribute(name);
      else text.setAttribute(name, String(value));
    }
    content.replaceChildren(text);
  };

  watchDialog(dialog, (isOpen) => {
    end?.();
    content.replaceChildren(...waiting);
    end = isOpen ? ask(show) : undefined;
  });
}
