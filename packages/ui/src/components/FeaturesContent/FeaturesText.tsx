'use client';

import { useKit } from '../../KitProvider.tsx';
import type { SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { RichText } from '../RichText/RichText.tsx';

const Marked = styled(RichText, { name: 'KitFeaturesContent', slot: 'Text' })({
  '&[data-covered="1"] > ul:nth-of-type(1)': { listStyle: '"✓  "' },
  '&[data-excluded="1"] > ul:nth-of-type(1), &[data-excluded="2"] > ul:nth-of-type(2)': {
    listStyle: '"✕  "',
  },
});

const headedList = /<h(\d)>\s*([^<]*?)\s*<\/h\1>\s*<ul>/g;
/** With a list in a list it is not certain which of them is the second. */
const nestedList = /<li>(?:(?!<\/li>)[\s\S])*<[uo]l/;

/** Which list of the text, from 1, stands below this heading. */
const listBelow = (html: string, heading: string): number | undefined => {
  if (nestedList.test(html)) return undefined;
  const found = [...html.matchAll(headedList)].find(([, , words]) => words === heading);
  return found && html.slice(0, found.index).split('<ul').length;
};

/**
 * The text of features: a tick before what is covered, a cross before what is not. Its own headings
 * tell which list is which; any other list stays as it is.
 */
export const FeaturesText = ({ html }: { readonly html: SafeHtml }) => {
  const { words } = useKit();
  return (
    <Marked
      html={html}
      data-covered={listBelow(html, words.covered)}
      data-excluded={listBelow(html, words.notCovered)}
    />
  );
};
