import { useKit } from '../../KitProvider.tsx';
import type { SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { RichText } from '../RichText/RichText.tsx';

const headedList = /<h(\d)>\s*([^<]*?)\s*<\/h\1>\s*<ul(?=>)/g;

const Marked = styled(RichText, { name: 'KitFeaturesContent', slot: 'Text' })({
  '& [data-covered="yes"]': { listStyle: '"✓  "' },
  '& [data-covered="no"]': { listStyle: '"✕  "' },
});

/**
 * The text of features: a tick before what is covered, a cross before what is not. Its own headings
 * tell which list is which; any other list stays as it is.
 */
export const FeaturesText = ({ html }: { readonly html: SafeHtml }) => {
  const { words } = useKit();
  const kinds: Readonly<Record<string, string>> = {
    [words.covered]: 'yes',
    [words.notCovered]: 'no',
  };
  // Adds an attribute of its own to whole tags: the text is as safe as before.
  const marked = html.replace(headedList, (list, _, heading: string) => {
    const kind = kinds[heading];
    return kind === undefined ? list : `${list} data-covered="${kind}"`;
  }) as SafeHtml;
  return <Marked html={marked} />;
};
