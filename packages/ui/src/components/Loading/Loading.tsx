'use client';

import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';

const stripNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const pulse = keyframes({ to: { opacity: 0.45 } });

const Root = styled('div', { name: 'KitLoading', slot: 'Root' })({
  display: 'grid',
  gap: 20,
  '& > h1': { font: 'inherit', letterSpacing: 'inherit' },
});

const Strips = styled('div', { name: 'KitLoading', slot: 'Strips' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'flex-start',
    height: 'clamp(160px, 24vw, 320px)',
    '& > i': {
      flex: 1,
      height: '84%',
      background: roles.panelStrong,
      animation: `${pulse} 1.2s ease-in-out infinite alternate`,
    },
    '& > i:nth-of-type(even)': {
      height: '94%',
      background: roles.panelBorder,
      animationDelay: '0.2s',
    },
    '& > i:nth-of-type(3n)': { height: '100%', animationDelay: '0.4s' },
  };
});

/** `page`: a whole page is loading, so 'Loading...' is its heading. */
export type LoadingProps = KitProps<{ readonly page?: boolean | undefined }, 'div', 'strips'>;

/** Shown while content loads (§4.1): 'Loading...' above pulsing strips. */
export const Loading = (props: LoadingProps) => {
  const { page = false, slot, ...root } = useKitProps('KitLoading', props);
  const { labels } = useKit();
  const Text = page ? 'h1' : 'p';
  return (
    <Root role="status" {...root} data-loading="">
      <Text>{labels.loading}</Text>
      <Strips {...slot('strips')} aria-hidden="true">
        {stripNames.map((name) => (
          <i key={name} />
        ))}
      </Strips>
    </Root>
  );
};
