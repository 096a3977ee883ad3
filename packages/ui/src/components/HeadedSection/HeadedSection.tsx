'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { mframadan } from '../../art/mframadan.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { twoColumns } from '../../theme/kit-tokens.ts';
import { Caption, LeadText } from '../Caption/Caption.tsx';
import { Section, type SectionLook } from '../Section/Section.tsx';

interface OwnProps extends SectionLook {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Shows Mframadan, an Akan symbol of resilience, with a caption: its name, then its meaning. */
  readonly sign?: { readonly name: string; readonly meaning: string } | undefined;
  /** Puts the title above the content at all widths. */
  readonly stacked?: boolean | undefined;
  /** Content such as a picture: below the title, or beside it in windows of medium width. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export type HeadedSectionProps = KitProps<
  OwnProps,
  'section',
  'columns' | 'head' | 'meaning' | 'content'
>;

const Root = styled(Section, { name: 'KitHeadedSection', slot: 'Root' })({});

const states = generateUtilityClasses('KitHeadedSection', ['stacked', 'beside']);

const Columns = styled('div', { name: 'KitHeadedSection', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.thirds,
  gap: `32px ${theme.layout.gap}`,
  [theme.breakpoints.down(twoColumns)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [`&.${states.stacked}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('lg')]: {
    [`&:has(> .${states.beside})`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media print': { display: 'block' },
}));

const Head = styled('div', { name: 'KitHeadedSection', slot: 'Head' })(({ theme }) => ({
  minWidth: 0,
  paddingInlineEnd: theme.layout.columnAir,
  overflowWrap: 'anywhere',
  '& > h2 ~ *': { marginBlockStart: 16 },
  [`.${states.stacked} > &`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px 40px',
    padding: 0,
    '& > *': { margin: 0 },
  },
  [theme.breakpoints.down(twoColumns)]: { paddingInlineEnd: 0 },
  // In windows of medium width, `aside` is beside title and lead, and the content below all three.
  [theme.breakpoints.between('sm', 'lg')]: {
    [`&.${states.beside}`]: {
      display: 'grid',
      gridTemplateColumns: theme.layout.halves,
      gridTemplateRows: '1fr auto',
      alignItems: 'end',
      columnGap: theme.layout.gap,
      paddingInlineEnd: 0,
    },
    [`&.${states.beside} > :last-child`]: { gridArea: '1 / 2 / 3' },
  },
}));

const Sign = styled('p', { name: 'KitHeadedSection', slot: 'Meaning' })(({ theme }) => ({
  ...theme.typography.overline,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  maxWidth: '24em',
  fontWeight: 400,
  color: theme.vars.palette.roles.inkMuted,
  '& > svg': {
    flex: 'none',
    width: 64,
    fill: theme.vars.palette.roles.brand,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  '& > :last-child': { flex: '1 1 10em' },
  [theme.breakpoints.down('md')]: { '& > svg': { width: 56 } },
}));

const Content = styled('div', { name: 'KitHeadedSection', slot: 'Content' })({
  minWidth: 0,
  '@media print': { marginBlockStart: 16 },
});

/** A section with its title beside its content. On small screens the title is above. */
export const HeadedSection = (props: HeadedSectionProps) => {
  const { title, lead, sign, aside, stacked, children, slot, ...root } = useKitProps(
    'KitHeadedSection',
    props,
    'section',
  );
  const titleId = useId();
  return (
    <Root {...root} labelledBy={titleId}>
      <Columns {...slot('columns', stacked && states.stacked)}>
        <Head {...slot('head', aside ? states.beside : undefined)} data-print="head">
          <Caption as="h2" id={titleId}>
            {title}
          </Caption>
          <LeadText>{lead}</LeadText>
          {sign && (
            <Sign {...slot('meaning')}>
              <svg viewBox={mframadan.viewBox} aria-hidden="true">
                {mframadan.paths.map((d) => (
                  <path key={d} d={d} />
                ))}
              </svg>
              <span>
                <span lang="ak">{sign.name}</span>
                {sign.meaning}
              </span>
            </Sign>
          )}
          {aside}
        </Head>
        <Content {...slot('content')}>{children}</Content>
      </Columns>
    </Root>
  );
};
