'use client';

import { keyframes } from '@emotion/react';
import { useKit } from '../../KitProvider.tsx';
import { styled } from '../../theme/styled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Quick at first, ever slower, never at its end: how long a page takes is not known. */
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.96)' } });

const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.snackbar,
  height: 4,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    background: theme.vars.palette.roles.accent,
    // Gold alone would not be seen on a white page.
    boxShadow: `0 0 0 1px ${theme.vars.palette.roles.deep}`,
    transformOrigin: '0',
    animation: `${grow} 12s cubic-bezier(0.1, 0.7, 0.3, 1) both`,
  },
  '&:dir(rtl)::before': { transformOrigin: '100%' },
  '@media (forced-colors: active)': { '&::before': { background: 'Highlight' } },
  '@media print': { display: 'none' },
}));

/** A thin bar at the window's upper edge while a page is on its way: 'Loading...' (§4.1). */
export const PageProgress = () => {
  const { words } = useKit();
  return (
    <Track role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </Track>
  );
};
