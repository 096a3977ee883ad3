'use client';

import { useCallback, useState } from 'react';
import { useKit } from '../../KitProvider.tsx';
import type { PictureModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';

const Box = styled('picture', { name: 'KitPicture', slot: 'Box' })({
  display: 'block',
  overflow: 'hidden',
});

const Image = styled('img', {
  name: 'KitPicture',
  slot: 'Image',
  shouldForwardProp: (name) => name !== 'ratio' && name !== 'fit',
})<{ ratio: string; fit: 'cover' | 'contain' }>(({ ratio, fit }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: ratio,
  objectFit: fit,
}));

export interface PictureProps extends PictureModel {
  /** How a file of another ratio fills the box: cut to it, or whole within it. */
  readonly fit?: 'cover' | 'contain' | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture in a box of its own ratio, which it never leaves: nothing moves when it arrives. Without
 * a file, or with a broken one, the kit's default picture stands there (§3), also where the file
 * failed before React took over the page.
 */
export const Picture = ({
  alt,
  width,
  height,
  sizes,
  priority = false,
  fit = 'cover',
  className,
  light,
  ...files
}: PictureProps) => {
  const { defaultPicture, light: savesData } = useKit();
  const { src = '', sources = [] } = savesData && light !== undefined ? light : files;
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
    <Box className={className}>
      {!broken &&
        sources.map((source) => (
          <source
            key={`${source.media ?? ''} ${source.type ?? ''}`}
            {...source}
            sizes={source.srcSet.includes(' ') ? sizes : undefined}
          />
        ))}
      <Image
        ref={broken ? undefined : checkEarlierFailure}
        src={broken ? defaultPicture : src}
        alt={alt}
        width={width}
        height={height}
        ratio={`${width} / ${height}`}
        fit={broken ? 'cover' : fit}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={broken ? undefined : () => setFailed(src)}
      />
    </Box>
  );
};
