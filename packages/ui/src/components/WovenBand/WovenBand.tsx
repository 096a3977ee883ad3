'use client';

import { styled, useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { wovenBand } from '../../art/woven-band.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { revealInBlocksOnPhones } from '../../scroll-motion.ts';
import type { Roles } from '../../theme/colours/roles.ts';

const yarns: Readonly<Record<(typeof wovenBand.paths)[number]['role'], keyof Roles>> = {
  surface: 'deep',
  deep: 'threadDeep',
  thread: 'brandActive',
  light: 'threadLight',
  accent: 'accent',
};

const smallScale = 0.7;

const Root = styled('div', { name: 'KitWovenBand', slot: 'Root' })(
  ({ theme }) => ({
    height: wovenBand.height,
    overflow: 'hidden',
    // Plain strips, shown until the animation has drawn the pattern over them.
    background: `repeating-linear-gradient(90deg, ${theme.vars.palette.roles.panelStrong} 0 40px, ${theme.vars.palette.roles.panelBorder} 0 80px)`,
    '& svg': { display: 'block', width: '100%', maxWidth: 'none', height: wovenBand.height },
    [theme.breakpoints.down('md')]: {
      height: wovenBand.height * smallScale,
      '& svg': {
        width: `calc(100% / ${smallScale})`,
        transform: `scale(${smallScale})`,
        transformOrigin: '0 0',
      },
    },
  }),
  revealInBlocksOnPhones,
  { 'html[data-again] & > *': { animation: 'none' } },
);

export type WovenBandProps = KitProps<unknown, 'div'>;

/** A decorative woven pattern above the closing banner. Animated on a visit's first page. */
export const WovenBand = (props: WovenBandProps) => {
  const { slot: _, ...root } = useKitProps('KitWovenBand', props);
  const id = useId();
  const { roles } = useTheme().vars.palette;
  const { width, height, paths } = wovenBand;
  return (
    <Root {...root} data-print="none">
      <svg aria-hidden="true">
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {paths.map(({ role, d }) => (
            <path key={`${role} ${d}`} fill={roles[yarns[role]]} d={d} />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </Root>
  );
};
