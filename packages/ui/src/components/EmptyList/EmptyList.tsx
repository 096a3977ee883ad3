'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';

interface OwnProps {
  /** A sentence: what there is none of. */
  readonly message: ReactNode;
  /** A `Picture` beside it. */
  readonly picture?: ReactNode;
  /** A `TextLink` to what there is. */
  readonly action?: ReactNode;
}

export type EmptyListProps = KitProps<OwnProps, 'div', 'text'>;

interface Owned {
  readonly ownerState: { readonly pictured: boolean };
}

const Root = styled('div', { name: 'KitEmptyList', slot: 'Root' })<Owned>(
  ({ theme, ownerState: { pictured } }) => ({
    display: 'grid',
    gridTemplateColumns: pictured ? '38% minmax(0, 1fr)' : 'minmax(0, 1fr)',
    alignItems: 'center',
    background: theme.vars.palette.roles.panel,
    color: theme.vars.palette.roles.onPanel,
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media (forced-colors: active), print': { border: '1px solid' },
  }),
);

const Text = styled('div', { name: 'KitEmptyList', slot: 'Text' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 10,
  padding: theme.layout.panel,
  '& > p:first-of-type': { ...theme.typography.lead },
  [theme.breakpoints.down('md')]: { padding: 24 },
}));

/** In the place of a list that has nothing to show. */
export const EmptyList = (props: EmptyListProps) => {
  const { message, picture, action, slot, ...root } = useKitProps('KitEmptyList', props);
  return (
    <Root {...root} ownerState={{ pictured: Boolean(picture) }}>
      {picture}
      <Text {...slot('text')}>
        <p>{message}</p>
        {action}
      </Text>
    </Root>
  );
};
