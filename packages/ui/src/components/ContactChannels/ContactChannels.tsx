'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';

interface OwnProps {
  /** A `div` for each channel: a `dt` with icon and label, and a `dd` for each number or address. */
  readonly children: ReactNode;
  /** Shows two columns if there is room, and the first channel's links in large type. */
  readonly columns?: boolean | undefined;
}

export type ContactChannelsProps = KitProps<OwnProps, 'dl'>;

const fewNumbers = 'div:not(:has(dd:nth-of-type(3)))';

const Root = styled('dl', { name: 'KitContactChannels', slot: 'Root' })<{
  readonly ownerState: { readonly columns: boolean };
}>(({ theme, ownerState: { columns } }) => {
  const { roles } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    width: '100%',
    '& > div': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      alignItems: 'baseline',
      columnGap: 12,
      paddingBlock: 8,
      paddingInlineStart: 36,
      borderBlockStart: `1px solid ${roles.ruleStrong}`,
    },
    ...(columns && {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 34%)), 1fr))',
      columnGap: 32,
      '& > div:first-of-type, & > div:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
      '& > div:first-of-type a': { ...theme.typography.h3, paddingBlock: 6 },
    }),
    '& dt': { ...theme.typography.small, color: roles.inkMuted },
    '& svg': {
      position: 'absolute',
      insetBlockStart: 9,
      insetInlineStart: 0,
      width: 24,
      height: 24,
      color: roles.brandActive,
    },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& a': {
      position: 'relative',
      display: 'inline-block',
      paddingBlock: 3,
      color: roles.brand,
      fontWeight: 600,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.25em',
    },
    '& a:hover': { color: roles.brandHover, textDecorationThickness: 2 },
    // Small text, so that an e-mail address fits on one line.
    ...(columns && {
      '@container (max-width: 42rem)': { '& :is(dd, a)': theme.typography.small },
    }),
    // A link after the opening hours (a `span`) starts on a new line.
    '& span + a': { display: 'block', width: 'fit-content' },
    '@container (max-width: 22rem)': {
      '& > div': { paddingBlock: 6, paddingInlineStart: 32 },
      '& :is(dd, a)': theme.typography.small,
    },
    ...(!columns && {
      '@container (min-width: 30rem)': {
        '& > div': {
          display: 'grid',
          gridTemplateColumns: '9.5rem minmax(0, 1fr)',
          paddingBlock: 12,
          paddingInlineStart: 40,
        },
        '& svg': { insetBlockStart: 14 },
        [`& ${fewNumbers} > dt`]: { gridColumn: 1, paddingBlockStart: 4 },
        [`& ${fewNumbers} > dd`]: { gridColumn: 2 },
      },
    }),
    '&& > div:has(dd:nth-of-type(3))': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      // Shows three or more numbers, such as emergency numbers, as buttons that fingers can hit.
      [theme.breakpoints.down('sm')]: {
        gap: 8,
        paddingBlock: 12,
        '& a': {
          display: 'block',
          padding: '12px 10px',
          border: `1px solid ${roles.controlBorder}`,
          borderRadius: theme.vars.shape.borderRadius,
          background: roles.page,
          fontSize: '1rem',
          textDecoration: 'none',
        },
      },
    },
    '&& > div:has(dd:nth-of-type(3)) > dt': { gridColumn: '1 / -1' },
  };
});

/** A list of ways to contact somebody. Each link starts a call or an e-mail, or opens a page. */
export const ContactChannels = (props: ContactChannelsProps) => {
  const { columns = false, slot: _, ...root } = useKitProps('KitContactChannels', props);
  return <Root {...root} ownerState={{ columns }} />;
};
