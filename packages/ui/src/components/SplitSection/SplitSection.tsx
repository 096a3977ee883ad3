'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { slideDown } from '../../scroll-motion.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Caption } from '../Caption/Caption.tsx';
import { Section, type SectionLook } from '../Section/Section.tsx';

interface OwnProps extends SectionLook {
  readonly title: ReactNode;
  readonly body?: ReactNode;
  /** A `Picture`, 640 × 520. Without a picture the text fills the width. */
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
  /** Side of the picture in wide windows. On small screens the picture is above the text. */
  readonly pictureSide?: 'start' | 'end' | undefined;
}

export type SplitSectionProps = KitProps<
  OwnProps,
  'section',
  'columns' | 'art' | 'text' | 'actions'
>;

const Root = styled(Section, { name: 'KitSplitSection', slot: 'Root' })({});

const { end } = generateUtilityClasses('KitSplitSection', ['end']);

const Columns = styled('div', { name: 'KitSplitSection', slot: 'Columns' })<{
  ownerState: Pick<OwnProps, 'picture'>;
}>(({ theme, ownerState }) => ({
  display: 'grid',
  // Adds `columnAir` to the gap, because padding would narrow a picture in the first column.
  gap: `32px calc(${theme.layout.gap} + ${theme.layout.columnAir})`,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: ownerState.picture ? theme.layout.halves : undefined,
  },
  '@media print': { display: 'block' },
}));

const Art = styled('div', { name: 'KitSplitSection', slot: 'Art' })(
  ({ theme }) => ({
    alignSelf: 'start',
    [theme.breakpoints.up('md')]: { [`.${end} > &`]: { order: 1 } },
    '@media print': { maxWidth: 320, marginBlockEnd: 16, breakAfter: 'avoid' },
  }),
  slideDown,
);

const Text = styled('div', { name: 'KitSplitSection', slot: 'Text' })({
  containerType: 'inline-size',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > h2 + *': { marginBlockStart: 20 },
});

const SplitActions = styled(Actions, { name: 'KitSplitSection', slot: 'Actions' })(({ theme }) => ({
  marginBlockStart: 32,
  [theme.breakpoints.down('md')]: { marginBlockStart: 24 },
  '@container (max-width: 25rem)': { '& > .MuiButton-root': { flex: '1 1 100%' } },
}));

/** A section with a picture beside its text. If a page has several, alternate `pictureSide`. */
export const SplitSection = (props: SplitSectionProps) => {
  const { title, body, picture, actions, pictureSide, slot, ...root } = useKitProps(
    'KitSplitSection',
    props,
    'section',
  );
  const titleId = useId();
  return (
    <Root {...root} labelledBy={titleId}>
      <Columns {...slot('columns', pictureSide === 'end' && end)}>
        {picture && <Art {...slot('art')}>{picture}</Art>}
        <Text {...slot('text')}>
          <Caption as="h2" id={titleId}>
            {title}
          </Caption>
          {body}
          {actions && <SplitActions {...slot('actions')}>{actions}</SplitActions>}
        </Text>
      </Columns>
    </Root>
  );
};
