'use client';

import { useKit } from '../../KitProvider.tsx';
import type { SafeHtml } from '../../models.ts';
import { markedLists } from '../../page/features.ts';
import { styled } from '../../theme/styled.ts';
import { RichText } from '../RichText/RichText.tsx';

const Marked = styled(RichText, { name: 'KitFeaturesContent', slot: 'Text' })({
  '&[data-covered="1"] > ul:nth-of-type(1)': { listStyle: '"✓  "' },
  '&[data-excluded="1"] > ul:nth-of-type(1), &[data-excluded="2"] > ul:nth-of-type(2)': {
    listStyle: '"✕  "',
  },
});

/**
 * The text of features: a tick before what is covered, a cross before what is not. Its own headings
 * tell which list is which; any other list stays as it is.
 */
export const FeaturesText = ({ html }: { readonly html: SafeHtml }) => {
  const { words } = useKit();
  return <Marked html={html} data-features="" {...markedLists(html, words)} />;
};
