'use client';

import { styled, useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { revealInBlocksOnPhones } from '../../scroll-motion.ts';

/** Size of the repeating woven pattern, in SVG user units. */
const [width, height] = [160, 80];

/** The pattern's paths. `role` is the path's colour role. */
const paths = [
  { role: 'deep', d: 'M0 0h40v24h-40zM0 56h40v24h-40z' },
  { role: 'accent', d: 'M0 24h40v32h-40zM80 0h40v24h-40zM80 24h40v32h-40zM80 56h40v24h-40z' },
  { role: 'threadDeep', d: 'M40 0h40v24h-40zM40 56h40v24h-40zM120 24h40v32h-40z' },
  { role: 'brandActive', d: 'M40 24h40v32h-40zM120 0h40v24h-40zM120 56h40v24h-40z' },
  {
    role: 'accent',
    d: 'M0 2h40v2.7h-40zM0 10h40v2.7h-40zM0 18h40v2.7h-40zM0 56l20 12l-20 12zM40 56l-20 12l20 12z',
  },
  {
    role: 'deep',
    d: 'M2.5 24h5v32h-5zM12.5 24h5v32h-5zM22.5 24h5v32h-5zM32.5 24h5v32h-5zM80 24L85 0L90 24L95 0L100 24L105 0L110 24L115 0L120 24ZM86.7 29.3h26.7v21.3h-26.7zM80 58h40v2.7h-40zM80 66h40v2.7h-40zM80 74h40v2.7h-40z',
  },
  {
    role: 'threadLight',
    d: 'M40 0l20 12l-20 12zM80 0l-20 12l20 12zM40 34.7h10v10.7h-10zM50 24h10v10.7h-10zM50 45.3h10v10.7h-10zM60 34.7h10v10.7h-10zM70 24h10v10.7h-10zM70 45.3h10v10.7h-10zM40 80L45 56L50 80L55 56L60 80L65 56L70 80L75 56L80 80ZM120 2h40v2.7h-40zM120 10h40v2.7h-40zM120 18h40v2.7h-40zM122.5 24h5v32h-5zM132.5 24h5v32h-5zM142.5 24h5v32h-5zM152.5 24h5v32h-5zM120 56l20 12l-20 12zM160 56l-20 12l20 12z',
  },
  { role: 'brandActive', d: 'M93.3 34.7h13.3v10.7h-13.3z' },
] as const;

const smallScale = 0.7;

const Root = styled('div', { name: 'KitWovenBand', slot: 'Root' })(
  ({ theme }) => ({
    height,
    overflow: 'hidden',
    // Plain strips, shown until the animation has drawn the pattern over them.
    background: `repeating-linear-gradient(90deg, ${theme.vars.palette.roles.panelStrong} 0 40px, ${theme.vars.palette.roles.panelBorder} 0 80px)`,
    '& svg': { display: 'block', width: '100%', maxWidth: 'none', height },
    [theme.breakpoints.down('md')]: {
      height: height * smallScale,
      '& svg': {
        width: `calc(100% / ${smallScale})`,
        transform: `scale(${smallScale})`,
        transformOrigin: '0 0',
      },
    },
  }),
  revealInBlocksOnPhones,
  // The site sets `data-again` on later pages of a visit.
  { 'html[data-again] & > *': { animation: 'none' } },
);

export type WovenBandProps = KitProps<unknown, 'div'>;

/** A woven pattern near the end of a page. On a visit's first page, an animation reveals it. */
export const WovenBand = (props: WovenBandProps) => {
  const { slot: _, ...root } = useKitProps('KitWovenBand', props);
  const id = useId();
  const { roles } = useTheme().vars.palette;
  return (
    <Root {...root} data-print="none">
      <svg aria-hidden="true">
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {paths.map(({ role, d }) => (
            <path key={`${role} ${d}`} fill={roles[role]} d={d} />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </Root>
  );
};
