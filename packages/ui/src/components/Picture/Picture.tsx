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

/** How much shorter than the picture each strip is, in per cent of the height. */
const ends = [5, 0, 8, 3, 0, 7, 2, 5];
const stripWidth = 100 / ends.length;
const hem = `polygon(0 0, 100% 0, ${ends
  .map((short, strip) => [strip, strip + 1].map((x) => `${x * stripWidth}% ${100 - short}%`))
  .reverse()
  .flatMap(([left, right]) => [right, left])
  .join(', ')})`;

/** Lengths in per cent of the picture's. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
  readonly width?: number;
}

/** A background layer that fills a box. */
const layer = (image: string, { left, top, height, width = stripWidth }: Box): string =>
  `${image} ${(100 * left) / (100 - width)}% ${(100 * top) / (100 - height)}% / ${width}% ${height}% no-repeat`;

const plain = (colour: string) => `linear-gradient(${colour} 0 0)`;
const quarters = (on: string, off: string) => `${on} 25%, ${off} 0 50%, ${on} 0 75%, ${off} 0`;

/** A block of cloth in two colours, in one of four patterns. */
const block = (pattern: number, box: Box, on: string, off: string): readonly string[] => {
  if (pattern === 0) return [layer(`conic-gradient(${quarters(on, off)})`, box)];
  if (pattern === 1) return [layer(`conic-gradient(from 45deg, ${quarters(on, off)})`, box)];
  if (pattern === 2) {
    return [layer(`repeating-linear-gradient(${on} 0 15%, ${off} 0 30%)`, box)];
  }
  const inner = (width: number, height: number): Box => ({
    left: box.left + (stripWidth - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  });
  return [
    layer(plain(off), inner(3, 0.24 * box.height)),
    layer(plain(on), inner(7.5, 0.6 * box.height)),
    layer(plain(off), box),
  ];
};

/** The two patterns in the upper corners. */
const pairs = [
  [0, 3],
  [1, 3],
  [2, 3],
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/**
 * A photograph in the style of the drawings: eight strips with seams. Its address chooses the pair
 * of blocks in the corners, and the three strips that end in a block.
 */
const Photograph = styled(Root, { name: 'KitPicture', slot: 'Photograph' })<{
  ownerState: { src: string; ratio: number; hangs: boolean };
}>(({ theme, ownerState: { src, ratio, hangs } }) => {
  const { hero, accent, panelBorder } = theme.vars.palette.roles;
  const hash = [...src].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  const height = Math.min(11 * ratio, 30);
  const corners = (pairs[hash % 6] ?? pairs[0]).flatMap((pattern, side) =>
    block(pattern, { left: side * (100 - stripWidth), top: 0, height }, accent, hero),
  );
  const wovenEnds = [0, 3, 5].flatMap((step) => {
    const strip = (hash + step) % ends.length;
    const top = 100 - height - (hangs ? (ends[strip] ?? 0) : 0);
    return block((hash + step) % 4, { left: strip * stripWidth, top, height }, hero, accent);
  });
  return {
    background: panelBorder,
    // Makes the box the containing block of the strips, whatever `position` a component sets.
    contain: 'paint',
    clipPath: hangs ? hem : undefined,
    // Fills a box of another ratio, such as a hero's.
    '& > img': { height: '100%' },
    '&::before, &::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    // `&&`, so that this rule wins over components' styles for drawings.
    '&&::before': {
      background:
        'repeating-linear-gradient(90deg, #0004 0 1px, #fff3 0 2px, #0000 0 12.5%), repeating-linear-gradient(90deg, #0000 0 12.5%, #0001 0 25%)',
      boxShadow: 'inset 0 0 0 1px #0003',
    },
    '&&::after': {
      // No blocks below 160 px.
      maxWidth: 'max(0px, (100% - 159px) * 999)',
      background: [...corners, ...wovenEnds].join(),
    },
  };
});

const Image = styled('img', { name: 'KitPicture', slot: 'Image' })<{
  ownerState: { ratio: string; focus: string | undefined; small: number | undefined };
}>(({ ownerState: { ratio, focus, small } }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: ratio,
  objectFit: small === undefined ? 'cover' : 'contain',
  objectPosition: focus,
  paddingInline: small === undefined ? undefined : `max(0px, 50% - ${small}px)`,
}));

interface OwnProps extends PictureModel {
  /** `false` for a photograph that fills a box: its lower edge is straight. */
  readonly hangs?: boolean | undefined;
}

export type PictureProps = KitProps<OwnProps, 'picture', 'image'>;

/** A picture in a box with a fixed ratio. The default picture replaces a broken file (§3). */
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
    hangs = true,
    pixels,
    focus = photograph ? '50% 30%' : undefined,
    slot,
    ...root
  } = useKitProps('KitPicture', props);
  const kit = useKit();
  const [failed, setFailed] = useState<string>();
  const broken = src === '' || failed === src;
  const hasWidths = sources.some(({ srcSet }) => srcSet.includes(' '));
  // With `auto` the browser measures a lazy picture. Other browsers use the lengths in `sizes`.
  const isMeasured = hasWidths && !priority;

  // React gets no event for a load that ended before hydration.
  const checkEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
    },
    [src],
  );

  const Frame = photograph && !broken ? Photograph : Root;
  return (
    <Frame
      {...root}
      className={
        Frame === Photograph ? classNames('KitPicture-photograph', root.className) : root.className
      }
      ownerState={{ src, ratio: width / height, hangs }}
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
          focus: broken ? undefined : focus,
          small: broken || pixels === undefined || 2 * pixels >= width ? undefined : pixels,
        }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={broken ? undefined : () => setFailed(src)}
      />
    </Frame>
  );
};
