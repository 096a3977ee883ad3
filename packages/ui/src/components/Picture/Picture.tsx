'use client';

import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { classNames, type KitProps, useKitProps } from '../../kit-props.ts';
import type { PictureModel } from '../../models.ts';

const Root = styled('picture', { name: 'KitPicture', slot: 'Root' })({
  display: 'block',
  overflow: 'hidden',
});

/** CSS shows a photograph as eight vertical strips, each shortened by this % of the height. */
const ends = [5, 0, 8, 3, 0, 7, 2, 5];
const stripWidth = 100 / ends.length;
const unevenClip = `polygon(0 0, 100% 0, ${ends
  .map((cut, strip) => [strip, strip + 1].map((x) => `${x * stripWidth}% ${100 - cut}%`))
  .reverse()
  .flatMap(([left, right]) => [right, left])
  .join(', ')})`;

/** Four block patterns. Each has CSS gradients and their relative sizes (1 fills the block). */
const patterns = (on: string, off: string): readonly (readonly [string, number][])[] => {
  const quarters = `${on} 25%, ${off} 0 50%, ${on} 0 75%, ${off} 0`;
  const plain = (colour: string) => `linear-gradient(${colour} 0 0)`;
  return [
    [[`conic-gradient(${quarters})`, 1]],
    [[`conic-gradient(from 45deg, ${quarters})`, 1]],
    [[`repeating-linear-gradient(${on} 0 15%, ${off} 0 30%)`, 1]],
    [
      [plain(off), 0.24],
      [plain(on), 0.6],
      [plain(off), 1],
    ],
  ];
};

/**
 * A photograph that looks like the kit's drawings: eight strips of cloth with seams, and patterned
 * blocks in the top corners and at the ends of three strips. A hash of `src` chooses the blocks.
 */
const Photograph = styled(Root, { name: 'KitPicture', slot: 'Photograph' })<{
  ownerState: { src: string; ratio: number; unevenEdge: boolean };
}>(({ theme, ownerState: { src, ratio, unevenEdge } }) => {
  const { hero, accent, panelBorder } = theme.vars.palette.roles;
  const hash = [...src].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  const blockHeight = Math.min(11 * ratio, 30);
  /** Background layers for a patterned block on a strip. `bottom`: the block's lower edge in %. */
  const block = (strip: number, bottom: number, pattern: number, on: string, off: string) =>
    patterns(on, off)[pattern]?.map(([image, share]) => {
      const [width, height] = [stripWidth * share, blockHeight * share];
      const x = (strip + (1 - share) / 2) * stripWidth;
      const y = bottom - (blockHeight + height) / 2;
      return `${image} ${(100 * x) / (100 - width)}% ${(100 * y) / (100 - height)}% / ${width}% ${height}% no-repeat`;
    });
  const pair = hash % 6;
  const blocks = [
    block(0, blockHeight, pair % 3, accent, hero),
    block(7, blockHeight, pair < 3 ? 3 : (pair + 1) % 3, accent, hero),
    ...[0, 3, 5].map((step) => {
      const strip = (hash + step) % ends.length;
      const bottom = 100 - (unevenEdge ? (ends[strip] ?? 0) : 0);
      return block(strip, bottom, (hash + step) % 4, hero, accent);
    }),
  ];
  return {
    background: panelBorder,
    // Makes the box contain its absolutely positioned layers, whatever the box's `position`.
    contain: 'paint',
    clipPath: unevenEdge ? unevenClip : undefined,
    // Fills a box with another aspect ratio, such as a hero's.
    '& > img': { height: '100%' },
    '&::before, &::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    // `&&`, to override the `::before` that components give to drawings.
    '&&::before': {
      background:
        'repeating-linear-gradient(90deg, #0004 0 1px, #fff3 0 2px, #0000 0 12.5%), repeating-linear-gradient(90deg, #0000 0 12.5%, #0001 0 25%)',
      boxShadow: 'inset 0 0 0 1px #0003',
    },
    '&&::after': {
      // Hides the blocks if the picture is narrower than 160 px.
      maxWidth: 'max(0px, (100% - 159px) * 999)',
      background: blocks.join(),
    },
  };
});

const Image = styled('img', { name: 'KitPicture', slot: 'Image' })<{
  ownerState: { ratio: string; focus: string | undefined; smallFileWidth: number | undefined };
}>(({ ownerState: { ratio, focus, smallFileWidth } }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: ratio,
  objectFit: smallFileWidth === undefined ? 'cover' : 'contain',
  objectPosition: focus,
  paddingInline: smallFileWidth === undefined ? undefined : `max(0px, 50% - ${smallFileWidth}px)`,
}));

interface OwnProps extends PictureModel {
  /** Whether a photograph's strips end unevenly. Use `false` for a photograph that fills a box. */
  readonly unevenEdge?: boolean | undefined;
}

export type PictureProps = KitProps<OwnProps, 'picture', 'image'>;

/** A picture in a box with a fixed ratio. The default picture replaces a missing file (§3). */
export const Picture = (props: PictureProps) => {
  const {
    src = '',
    sources = [],
    alt,
    width,
    height,
    sizes,
    priority = false,
    photograph = false,
    unevenEdge = true,
    pixels,
    focus = photograph ? '50% 30%' : undefined,
    slot,
    ...root
  } = useKitProps('KitPicture', props);
  const kit = useKit();
  const [failedSrc, setFailedSrc] = useState<string>();
  const broken = src === '' || failedSrc === src;
  const hasWidths = sources.some(({ srcSet }) => srcSet.includes(' '));
  // Browsers that know `sizes="auto"` measure lazy pictures. Others use the lengths after `auto`.
  const isMeasured = hasWidths && !priority;

  // React misses errors that happened before hydration.
  const checkEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
    },
    [src],
  );

  const isPhotograph = photograph && !broken;
  const Frame = isPhotograph ? Photograph : Root;
  return (
    <Frame
      {...root}
      className={classNames(isPhotograph && 'KitPicture-photograph', root.className)}
      ownerState={{ src, ratio: width / height, unevenEdge }}
    >
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
        {...slot('image')}
        ref={broken ? undefined : checkEarlierFailure}
        src={broken ? kit.defaultPicture : src}
        alt={alt}
        sizes={isMeasured ? 'auto' : undefined}
        width={width}
        height={height}
        ownerState={{
          ratio: `${width} / ${height}`,
          focus: broken ? undefined : focus,
          // If `pixels` is less than half of `width`, the file is shown at most 2 × `pixels` wide.
          smallFileWidth:
            broken || pixels === undefined || 2 * pixels >= width ? undefined : pixels,
        }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={broken ? undefined : () => setFailedSrc(src)}
      />
    </Frame>
  );
};
