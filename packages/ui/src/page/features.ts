import type { KitLabels } from '../labels.ts';
import { watchDialog } from './dialogs.ts';

type Headings = Pick<KitLabels, 'covered' | 'notCovered'>;

const headedList = /<h(\d)>\s*([^<]*?)\s*<\/h\1>\s*<ul>/g;
/** HTML with nested lists gets no ticks or crosses: the CSS counts only lists at the top level. */
const nestedList = /<li>(?:(?!<\/li>)[\s\S])*<[uo]l/;

const listBelow = (html: string, heading: string): number | undefined => {
  if (nestedList.test(html)) return undefined;
  const list = [...html.matchAll(headedList)].find(([, , text]) => text === heading);
  return list && html.slice(0, list.index).split('<ul').length;
};

/** Attributes with the indexes of two lists: covered items get ticks, excluded items crosses. */
export const markedLists = (html: string, { covered, notCovered }: Headings) => ({
  'data-covered': listBelow(html, covered),
  'data-excluded': listBelow(html, notCovered),
});

/** Shows the HTML in the dialog. Without HTML, does nothing. */
export type ShowFeatures = (html: string | undefined) => void;

/**
 * Loads the features of a server-rendered `FeaturesDialog` each time it opens, without React
 * (§4.7). `load` starts a request, and returns a function that stops the request. If the page
 * enforces Trusted Types, it needs a policy named `default` for the HTML.
 * @param content the dialog's `FeaturesContent`, rendered without features.
 * @throws Error if the element is not in a `FeaturesDialog`.
 */
export function provideFeatures(
  content: HTMLElement,
  headings: Headings,
  load: (show: ShowFeatures) => () => void,
): void {
  const dialog = content.closest('dialog');
  // The element that shows the features without scripts. `show` reuses its tag and classes.
  const sample = dialog?.previousElementSibling?.querySelector<HTMLElement>('[data-features]');
  if (!dialog || !sample) throw new Error('The element is not in a FeaturesDialog.');
  const loadingNodes = [...content.childNodes];
  let stopRequest: (() => void) | undefined;

  const show: ShowFeatures = (html) => {
    if (!html) return;
    const copy = document.importNode(sample, false);
    copy.innerHTML = html;
    for (const [name, value] of Object.entries(markedLists(html, headings))) {
      if (value === undefined) copy.removeAttribute(name);
      else copy.setAttribute(name, String(value));
    }
    content.replaceChildren(copy);
  };

  watchDialog(dialog, (isOpen) => {
    stopRequest?.();
    content.replaceChildren(...loadingNodes);
    stopRequest = isOpen ? load(show) : undefined;
  });
}
