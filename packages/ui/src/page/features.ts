import type { KitLabels } from '../labels.ts';
import { watchDialog } from './dialogs.ts';

type Headings = Pick<KitLabels, 'covered' | 'notCovered'>;

const headedList = /<h(\d)>\s*([^<]*?)\s*<\/h\1>\s*<ul>/g;
/** Matches a list in a list item. Lists are not marked then, because style sheets count lists. */
const nestedList = /<li>(?:(?!<\/li>)[\s\S])*<[uo]l/;

const listBelow = (html: string, heading: string): number | undefined => {
  if (nestedList.test(html)) return undefined;
  const list = [...html.matchAll(headedList)].find(([, , words]) => words === heading);
  return list && html.slice(0, list.index).split('<ul').length;
};

/** Attributes of a feature text: which lists get ticks, and which get crosses. */
export const markedLists = (html: string, { covered, notCovered }: Headings) => ({
  'data-covered': listBelow(html, covered),
  'data-excluded': listBelow(html, notCovered),
});

/** Shows features in their dialog. Does nothing if they are empty. */
export type ShowFeatures = (html: string | undefined) => void;

/**
 * Makes a server-rendered `FeaturesDialog` request its features at each opening, without React
 * (§4.7). A Trusted Types policy `default` checks them. `ask` returns a function to call when the dialog closes.
 * @param content the dialog's `FeaturesContent`, rendered without features.
 * @throws Error if the element is in no `FeaturesDialog`.
 */
export function provideFeatures(
  content: HTMLElement,
  headings: Headings,
  ask: (show: ShowFeatures) => () => void,
): void {
  const dialog = content.closest('dialog');
  // The text beside the dialog has the same styles.
  const sample = dialog?.previousElementSibling?.querySelector<HTMLElement>('[data-features]');
  if (!dialog || !sample)
    throw new Error('The features are not in the dialog of a FeaturesDialog.');
  const waiting = [...content.childNodes];
  let stopRequest: (() => void) | undefined;

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
    stopRequest?.();
    content.replaceChildren(...waiting);
    stopRequest = isOpen ? ask(show) : undefined;
  });
}
