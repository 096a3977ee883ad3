'use client';

import { useCallback, useState } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kitProps.ts';
import type { PictureModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('picture', { name: 'KitPicture', slot: 'Root' })({
  display: 'block',
  overflow: 'hidden',
});

const Image = styled('img', {
  name: 'KitPicture',
  slot: 'Image',
})<{ ownerState: { ratio: string; fit: 'cover' | 'contain' } }>(
  ({ ownerState: { ratio, fit } }) => ({
    width: '100%',
    height: 'auto',
    aspectRatio: ratio,
    objectFit: fit,
  }),
);

interface OwnProps extends PictureModel {
  /** How a file of another ratio fills the box: cut to it, or whole within it. */
  readonly fit?: 'cover' | 'contain' | undefined;
}

export type PictureProps = KitProps<OwnProps, 'picture', 'image'>;

/**
 * A picture in a box of its own ratio, which it never leaves: nothing moves when it arrives. Without
 * a file, or with a broken one, the kit's default picture stands there (§3), also where the file
 * failed before React took over the page.
 */
export const Picture = (props: PictureProps) => {
  const {
    src: fullSrc,
    sources: fullSources,
    alt,
    width,
    height,
    sizes,
    priority = false,
    fit = 'cover',
    light,
    slot,
    ...root
  } = useKitProps('KitPicture', props);
  const { defaultPicture, light: savesData } = useKit();
  const full = { src: fullSrc, sources: fullSources };
  const { src = '', sources = [] } = savesData && light !== undefined ? light : full;
  const [failed, setFailed] = useState<string>();
  const broken = src === '' || failed === src;

  // A load that ended before hydration fired no event that React could hear.
  const checkEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
    },
    [src],
  );

  return (
    <Root {...root}>
      {!broken &&
        sources.map((source) => (
          <source
            key={`${source.media ?? ''} ${source.type ?? ''}`}
            {...source}
            sizes={source.srcSet.includes(' ') ? sizes : undefined}
          />
        ))}
      <Image
        {...slot('image')}
        ref={broken ? undefined : checkEarlierFailure}
        src={broken ? defaultPicture : src}
        alt={alt}
        width={width}
        height={height}
        ownerState={{ ratio: `${width} / ${height}`, fit: broken ? 'cover' : fit }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={broken ? undefined : () => setFailed(src)}
      />
    </Root>
  );
};
