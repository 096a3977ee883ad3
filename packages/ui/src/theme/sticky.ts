import type { Theme } from '@mui/material/styles';
import { lowWindow } from './layout.ts';

/** Keeps a column in the window, below the header, while the long text beside it is read. */
export const stickyBeside = ({ layout, breakpoints }: Theme) =>
  ({
    position: 'sticky',
    insetBlockStart: `calc(${layout.headerBar} + 32px)`,
    alignSelf: 'start',
    // Ends above the cookie banner, so that a focused link is never under the banner.
    maxHeight: `calc(100vh - ${layout.headerBar} - 64px - var(--kit-bottom-inset, 0px))`,
    // Room for the focus rings of its links, which the scrolling box would clip.
    marginInline: -8,
    paddingInline: 8,
    overflowY: 'auto',
    [breakpoints.down('md')]: { position: 'static', maxHeight: 'none' },
    [lowWindow]: { position: 'static', maxHeight: 'none' },
  }) as const;
