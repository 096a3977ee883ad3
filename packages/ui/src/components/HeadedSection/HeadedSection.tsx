'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { twoColumns } from '../../theme/kit-tokens.ts';
import { Caption, LeadText } from '../Caption/Caption.tsx';
import { Section, type SectionLook } from '../Section/Section.tsx';

/**
 * Mframadan, an Akan symbol of resilience. Show it whole, with a caption. From adinkra-icons 1.1.2,
 * licensed under the Apache License 2.0 (`src/art/LICENSE.txt`), with coordinates rounded to
 * hundredths.
 */
export const mframadan = {
  viewBox: '0 0 24 24',
  paths: [
    'M1 1V23H23V1H1ZM22.49 22.49H1.51V1.51H22.49L22.49 22.49Z',
    'M21.09 2.92H2.91V21.08H21.09V2.92ZM18.68 3.43L17.95 4.15H5.95L5.23 3.43H18.68ZM7.76 18.16L8.43 17.49H15.47L16.14 18.16H7.76ZM16.61 18.63L17.38 19.4H6.53L7.29 18.63H16.61ZM8.91 17.01L9.57 16.35H14.33L14.99 17.01H8.91ZM10.15 15.78L10.81 15.11H13.09L13.76 15.78H10.15ZM11.38 14.54L11.95 13.97L12.52 14.54H11.38ZM10.77 12.06L11.95 10.88L13.13 12.06L11.95 13.25L10.77 12.06ZM11.19 9.39H12.71L11.95 10.15L11.19 9.39ZM10.62 8.82L9.95 8.15H13.95L13.28 8.82H10.62ZM9.47 7.68L8.81 7.01H15.1L14.43 7.68H9.47ZM8.33 6.54L7.66 5.87H16.24L15.57 6.54H8.33ZM7.09 5.3L6.43 4.63H17.48L16.81 5.3H7.09ZM3.43 3.43H4.5L11.59 10.52L10.41 11.7L3.43 4.73V3.43ZM3.43 5.45L10.04 12.06L3.43 18.68V5.45ZM3.43 20.57V19.4L10.41 12.43L11.59 13.61L9.42 15.78H9.41V15.79L4.62 20.57H3.43ZM5.35 20.57L6.05 19.87H17.85L18.55 20.57H5.35ZM20.57 20.57H19.27L12.31 13.61L13.49 12.43L20.57 19.5L20.57 20.57ZM20.57 18.77L13.86 12.06L20.57 5.35V18.77ZM20.57 4.62L13.5 11.7L12.31 10.51L19.4 3.43H20.57V4.62Z',
  ],
} as const;

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
  // In windows of medium width, `aside` is beside title and lead. The content is below all three.
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
