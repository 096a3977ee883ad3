'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { classNames, type KitProps, useKitProps } from '../../kit-props.ts';
import type { PictureModel } from '../../models.ts';

const { straight } = generateUtilityClasses('KitPicture', ['straight']);

const Root = styled('picture', { name: 'KitPicture', slot: 'Root' })({
  display: 'block',
  overflow: 'hidden',
});

/** How much shorter than the picture each strip is, in per cent of the height. */
const ends = [5, 0, 8, 3, 0, 7, 2, 5];
const hem = `polygon(0 0, 100% 0, ${ends
  .map((short, strip) => [strip, strip + 1].map((x) => `${x * 12.5}% ${100 - short}%`))
  .reverse()
  .flatMap(([left, right]) => [right, left])
  .join(', ')})`;

/** A photograph in the style of the drawings: eight strips with seams and corner blocks. */
const Photograph = styled(Root, { name: 'KitPicture', slot: 'Photograph' })(({ theme }) => {
  const { hero, accent, panelBorder } = theme.vars.palette.roles;
  return {
    background: panelBorder,
    // Makes the box the containing block of the strips, whatever `position` a component sets.
    contain: 'paint',
    [`&:not(.${straight})`]: { clipPath: hem },
    // Fills a box of another ratio, such as a hero's.
    '& > img': { height: '100%' },
    '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
    // `&&`, so that this rule wins over components' styles for drawings.
    '&&::before': {
      zIndex: 1,
      background:
        'repeating-linear-gradient(90deg, #0004 0 1px, #fff3 0 2px, #0000 0 12.5%), repeating-linear-gradient(90deg, #0000 0 12.5%, #0001 0 25%)',
      boxShadow: 'inset 0 0 0 1px #0003',
    },
    '&::after': {
      zIndex: 1,
      insetBlockEnd: 'auto',
      aspectRatio: '9',
      background: [
        `conic-gradient(${accent} 25%, ${hero} 0 50%, ${accent} 0 75%, ${hero} 0) 0 0 / 12.5% 50% repeat-y`,
        `linear-gradient(${hero} 0 0) 95.1% 50% / 3% 24% no-repeat`,
        `linear-gradient(${accent} 0 0) 97.3% 50% / 7.5% 60% no-repeat`,
        `linear-gradient(${hero} 0 0) 100% 0 / 12.5% 100% no-repeat`,
      ].join(),
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

  const isWoven = photograph && !broken;
  const Frame = isWoven ? Photograph : Root;
  return (
    <Frame
      {...root}
      className={
        isWoven
          ? classNames('KitPicture-photograph', root.className, !hangs && straight)
          : root.className
      }
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
