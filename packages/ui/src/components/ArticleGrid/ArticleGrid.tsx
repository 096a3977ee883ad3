'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';

interface OwnProps {
  /** `<li>`s with an `ArticleCard`: one `lead`, three `row="small"`, others `row="always"`. */
  readonly children: ReactNode;
  /** Gives all cards the same width. By default, the first card fills a row on large screens. */
  readonly equal?: boolean | undefined;
}

export type ArticleGridProps = KitProps<OwnProps, 'ul'>;

/** One, two or three columns (§9). Unless `equal` is set, the first card can fill a row. */
const Root = styled('ul', { name: 'KitArticleGrid', slot: 'Root' })<{
  ownerState: { readonly equal: boolean };
}>(({ theme, ownerState: { equal } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${equal ? 56 : 36}px ${theme.layout.gap}`,
  '& > li': { gridColumn: 'span 2' },
  ...(!equal && {
    '& > li:nth-of-type(n + 5)': {
      gridColumn: 'span 3',
      paddingBlockStart: 28,
      borderBlockStart: `1px solid ${theme.vars.palette.roles.rule}`,
    },
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  }),
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: theme.layout.halves,
    '&& > li': { gridColumn: 'auto' },
    // If the number of cards is odd, the first fills a row, so that the last row has no gap.
    ...(!equal && { '&& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } }),
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '&& > li': { gridColumn: 'auto' },
    '& > li + li': {
      paddingBlock: 20,
      borderBlockStart: `1px solid ${theme.vars.palette.roles.rule}`,
    },
    '& > li:first-of-type': { paddingBlockEnd: 24 },
  },
}));

/** A grid of article cards. */
export const ArticleGrid = (props: ArticleGridProps) => {
  const { equal = false, slot: _, ...root } = useKitProps('KitArticleGrid', props);
  return <Root {...root} ownerState={{ equal }} />;
};

interface EmptyOwn {
  readonly message: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
}

export type EmptyListProps = KitProps<EmptyOwn, 'div', 'text'>;

const Empty = styled('div', { name: 'KitEmptyList', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  '& > picture': { flex: '1 0 38%' },
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

const Text = styled('div', { name: 'KitEmptyList', slot: 'Text' })(({ theme }) => ({
  flex: '999 1 24rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 10,
  padding: theme.layout.panel,
  '& > p:first-of-type': { ...theme.typography.lead },
  [theme.breakpoints.down('md')]: { padding: 24 },
}));

/** Shown in place of an empty list. */
export const EmptyList = (props: EmptyListProps) => {
  const { message, picture, action, slot, ...root } = useKitProps('KitEmptyList', props);
  return (
    <Empty {...root}>
      {picture}
      <Text {...slot('text')}>
        <p>{message}</p>
        {action}
      </Text>
    </Empty>
  );
};
