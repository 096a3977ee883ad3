'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { motion, withoutContainers } from '../../theme/kit-tokens.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div', { name: 'KitCoverAccordion', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  borderBlockStart: `2px solid ${theme.vars.palette.roles.ink}`,
}));

const Details = styled('details', { name: 'KitCover', slot: 'Root' })(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
}));

const Row = styled('summary', { name: 'KitCover', slot: 'Row' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '0 24px',
  paddingBlock: 24,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& h3': {
    ...theme.typography.rowHeading,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '&:hover h3': { color: theme.vars.palette.roles.brand },
  '& svg': {
    width: 28,
    height: 28,
    color: theme.vars.palette.roles.brandActive,
    transition: `clip-path ${motion.panel} ${motion.curve}`,
  },
  // Hides the vertical bar: the plus becomes a minus.
  'details[open] > & svg': { clipPath: 'inset(46% 0)' },
  [theme.breakpoints.down('md')]: { paddingBlock: 20, '& h3': { fontSize: '1.1875rem' } },
  '@media (forced-colors: active)': { '& svg': { color: 'CanvasText' } },
  '@media print': { '& svg': { display: 'none' } },
}));

const belowTitle = { order: 1, flexBasis: '100%' };

const Note = styled('span', { name: 'KitCover', slot: 'Note' })(({ theme }) => ({
  ...theme.typography.subtitle1,
  '@container (max-width: 30rem)': belowTitle,
  [withoutContainers]: belowTitle,
}));

const Body = styled('div', { name: 'KitCover', slot: 'Body' })(({ theme }) => ({
  paddingBlockEnd: 36,
  color: theme.vars.palette.roles.inkSoft,
  '& > * + .KitActions-root': { marginBlockStart: 24 },
  [theme.breakpoints.down('md')]: { paddingBlockEnd: 28 },
  '@container (min-width: 60rem)': {
    display: 'grid',
    grid: 'auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap: theme.layout.panel,
    '& > dl': { gridArea: '1 / 2 / span 2', alignSelf: 'start', marginBlockStart: 0 },
  },
  '@media print': { display: 'block' },
}));

interface CoverOwn {
  readonly title: ReactNode;
  /** A text such as a price, beside the title or below it. */
  readonly note?: ReactNode;
  /** Whether the cover is expanded initially. */
  readonly open?: boolean | undefined;
  /** A text, `Facts` (beside the text if there is room) and `Actions`. */
  readonly children?: ReactNode;
}

export type CoverProps = KitProps<CoverOwn, 'details', 'row' | 'note' | 'body'>;

/** One cover in a `CoverAccordion`. */
export const Cover = (props: CoverProps) => {
  const { title, note, children, slot, ...root } = useKitProps('KitCover', props);
  return (
    // A visitor may have opened or closed the cover before React starts.
    <Details {...root} suppressHydrationWarning>
      <Row {...slot('row')}>
        <h3>{title}</h3>
        {note && <Note {...slot('note')}>{note}</Note>}
        <Icon name="plus" />
      </Row>
      <Body {...slot('body')}>{children}</Body>
    </Details>
  );
};

export type CoverAccordionProps = KitProps<{ readonly children: ReactNode }, 'div'>;

/** The insurance covers of a product: a `details` element for each (§2.11, §4.7). */
export const CoverAccordion = (props: CoverAccordionProps) => {
  const { slot: _, ...root } = useKitProps('KitCoverAccordion', props);
  return <Root {...root} />;
};
