'use client';

import { styled } from '@mui/material/styles';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { markedLists } from '../../page/features.ts';
import { Loading } from '../Loading/Loading.tsx';
import { RichText } from '../RichText/RichText.tsx';

const Marked = styled(RichText, { name: 'KitFeaturesContent', slot: 'Text' })({
  '&[data-covered="1"] > ul:nth-of-type(1)': { listStyle: '"✓  "' },
  '&[data-excluded="1"] > ul:nth-of-type(1), &[data-excluded="2"] > ul:nth-of-type(2)': {
    listStyle: '"✕  "',
  },
});

export const FeaturesText = ({ html }: { readonly html: SafeHtml }) => {
  const { labels } = useKit();
  return <Marked html={html} data-features="" {...markedLists(html, labels)} />;
};

interface FeaturesContentOwn {
  /** The features. `undefined` shows 'Loading...' (§4.7). */
  readonly html?: SafeHtml | undefined;
}

export type FeaturesContentProps = KitProps<FeaturesContentOwn, 'div'>;

/** As high as most features, so that the dialog hardly grows. */
const Root = styled('div', { name: 'KitFeaturesContent', slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    '& > [data-loading] > :last-child': { height: 'clamp(160px, 100vh - 360px, 500px)' },
  },
}));

/** The content of a features dialog: features, or 'Loading...'. */
export const FeaturesContent = (props: FeaturesContentProps) => {
  const { html, slot: _, ...root } = useKitProps('KitFeaturesContent', props);
  return <Root {...root}>{html === undefined ? <Loading /> : <FeaturesText html={html} />}</Root>;
};
