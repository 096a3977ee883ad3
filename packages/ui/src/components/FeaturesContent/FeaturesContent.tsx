'use client';

import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Loading } from '../Loading/Loading.tsx';
import { FeaturesText } from './FeaturesText.tsx';

interface FeaturesContentOwn {
  /** The features; 'Loading...' until they are there (§4.7). */
  readonly html?: SafeHtml | undefined;
}

export type FeaturesContentProps = KitProps<FeaturesContentOwn, 'div'>;

/** While it waits it is about as high as most features, so that its dialog hardly grows. */
const Root = styled('div', { name: 'KitFeaturesContent', slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    '& > [data-loading] > :last-child': { height: 'clamp(160px, 100vh - 360px, 500px)' },
  },
}));

/** What stands in a features dialog: the features, or 'Loading...'. */
export const FeaturesContent = (props: FeaturesContentProps) => {
  const { html, slot: _, ...root } = useKitProps('KitFeaturesContent', props);
  return <Root {...root}>{html === undefined ? <Loading /> : <FeaturesText html={html} />}</Root>;
};
