'use client';

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ContentsEntryModel {
  readonly id: string;
  readonly label: string;
}

export interface ContentsModel {
  readonly title: string;
  readonly entries: readonly ContentsEntryModel[];
}

export type ContentsProps = KitProps<ContentsModel, 'nav', 'list' | 'folded'>;

const Root = styled('nav', { name: 'KitContents', slot: 'Root' })(({ theme }) => ({
  '& :is(h2, summary)': { ...theme.typography.h5, letterSpacing: 0 },
  '& > h2': { marginBlockEnd: 12 },
  [theme.breakpoints.down('md')]: { '& > h2, & > ol': { display: 'none' } },
}));

const List = styled('ol', { name: 'KitContents', slot: 'List' })(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  '& li': { borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}` },
  '& a': {
    display: 'block',
    paddingBlock: 9,
    color: theme.vars.palette.roles.brand,
    lineHeight: 1.4,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

const Folded = styled('details', { name: 'KitContents', slot: 'Folded' })(({ theme }) => ({
  borderBlock: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 12,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'scaleY(-1)' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** A table of contents. On small screens it is collapsed in a `details` element. */
export const Contents = (props: ContentsProps) => {
  const { title, entries, slot, ...root } = useKitProps('KitContents', props);
  const id = useId();
  const list = (
    <List {...slot('list')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.label}</a>
        </li>
      ))}
    </List>
  );
  return (
    <Root {...root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {list}
      <Folded {...slot('folded')}>
        <summary>
          {title}
          <Icon name="chevron-down" />
        </summary>
        {list}
      </Folded>
    </Root>
  );
};
