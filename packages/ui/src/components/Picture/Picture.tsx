'use client';

import { useCallback, useState } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { PictureModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('picture', { name: 'KitPicture', slot: 'Root' })({
  display: 'block',
  overflow: 'hidden',
});

const Image = styled('img', {
  name: 'KitPicture',
  slot: 'Image',
})<{ ownerState: { ratio: string; fit: 'cover' | 'contain'; focus: string | undefined } }>(
  ({ ownerState: { ratio, fit, focus } }) => ({
    width: '100%',
    height: 'auto',
    aspectRatio: ratio,
    objectFit: fit,
    objectPosition: focus,
  }),
);

interface OwnProps extends PictureModel {
  /** How a file of another ratio fills the box: cropped, or whole within it. */
  readonly fit?: 'cover' | 'contain' | undefined;
}

export type PictureProps = KitProps<OwnProps, 'picture', 'image'>;

/**
 * A picture in a box of a fixed ratio, so that nothing moves when it has loaded. Without a file or
 * with a broken one, the kit's default picture is shown (§3), also if the file failed before React
 * started.
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
    focus,
    lite,
    slot,
    ...root
  } = useKitProps('KitPicture', props);
  const kit = useKit();
  const full = { src: fullSrc, sources: fullSources };
  const { src = '', sources = [] } = kit.lite && lite !== undefined ? lite : full;
  const [failed, setFailed] = useState<string>();
  const broken = src === '' || failed === src;
  const hasWidths = sources.some(({ srcSet }) => srcSet.includes(' '));
  // A browser knows the width of what it loads late; `sizes` is for those that do not use it yet.
  const isMeasured = hasWidths && !priority;

  // React gets no event for a load that ended before hydration.
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
            sizes={
              source.srcSet.includes(' ') ? (isMeasured ? `auto, ${sizes}` : sizes) : undefined
            }
          />
        ))}
      <Image
        as={kit.image}
        {...slot('image')}
        ref={broken ? undefined : checkEarlierFailure}
        src={broken ? kit.defaultPicture : src}
        alt={alt}
        sizes={isMeasured ? 'auto' : undefined}
        width={width}
        height={height}
        ownerState={{
          ratio: `${width} / ${height}`,
          fit: broken ? 'cover' : fit,
          focus: broken ? undefined : focus,
        }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={broken ? undefined : () => setFailed(src)}
      />
    </Root>
  );
};
