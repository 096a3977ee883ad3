'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import * as tokens from '../../theme/kit-tokens.ts';
import { Caption, type HeroTitle, LeadText, titleSize, titleStep } from '../Caption/Caption.tsx';

interface OwnProps extends HeroTitle {
  /** `<Button color="secondary">`, then `<Button variant="outlined" color="inherit">`. */
  readonly actions?: ReactNode;
  /** Links below the actions, such as links to products. Put each link into an `<li>`. */
  readonly products?: ReactNode;
  /** A `Picture` with `priority`, 760 × 800 (560 × 510 below 900 px). Overlaps the next section. */
  readonly picture?: ReactNode;
}

export type HeroProps = KitProps<
  OwnProps,
  'section',
  'text' | 'lead' | 'actions' | 'products' | 'art'
>;

const lowLaptop = `@media (min-width: ${tokens.breakpoints.lg}px) and (max-height: 820px)`;

const Root = styled('section', { name: 'KitHero', slot: 'Root' })(({ theme }) => ({
  background: theme.vars.palette.roles.hero,
  color: theme.vars.palette.roles.onBrand,
  '& > div': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '47%',
    minHeight: 'clamp(560px, 50vw, 835px)',
  },
  '& + section': {
    paddingBlockStart: 'clamp(96px, 10.4vw, 152px)',
    [theme.breakpoints.down('md')]: { paddingBlockStart: 88 },
    '@media print': { paddingBlockStart: 24 },
    '& > div': { paddingBlockStart: 0 },
  },
  // The picture (760 × 800) fills column and gutter, and overlaps the next section by up to 40 px.
  [theme.breakpoints.between(tokens.twoColumns, 'lg')]: {
    '& > div': { minHeight: `calc((53vw - 0.06 * ${theme.layout.gutter}) * 800 / 760 - 40px)` },
  },
  [tokens.phoneOnItsSide]: { '& > div': { minHeight: '44vw' } },
  [lowLaptop]: { '& > div': { minHeight: 'calc(100svh - 211px)' } },
  [tokens.pictureBelow]: { '& > div': { display: 'block', minHeight: 0 } },
}));

const Text = styled('div', { name: 'KitHero', slot: 'Text' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingBlock: '72px 56px',
  // Separates enlarged text from the picture.
  paddingInlineEnd: 'clamp(0px, (1rem - 16px) * 99, 24px)',
  '& h1': { fontSize: titleSize(theme.typography.h1.fontSize), marginInlineStart: '-0.025em' },
  // Fits the title's two short lines into the column.
  [theme.breakpoints.between(tokens.twoColumns, 'xl')]: {
    '& h1': { fontSize: titleSize('(6.5vw - 0.75rem)') },
  },
  [theme.breakpoints.between(tokens.twoColumns, 'lg')]: { paddingBlock: '24px' },
  [lowLaptop]: { paddingBlock: '32px 24px' },
  [tokens.pictureBelow]: { paddingBlock: 'clamp(18px, 10vw - 11px, 40px) 0' },
  // Keeps title and buttons on the first screen.
  [tokens.phoneOnItsSide]: { ...tokens.sideText, justifyContent: 'start', paddingInlineEnd: 12 },
  // Keeps a title with two short lines from wrapping into three.
  '@media (max-width: 374px)': { '& h1': { fontSize: titleSize('2.5rem') } },
}));

const Lead = styled('div', { name: 'KitHero', slot: 'Lead' })(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: theme.layout.leadMeasure,
  marginBlockStart: 28,
  marginInlineEnd: 40,
  color: theme.vars.palette.roles.onBrandMuted,
  // Keeps the buttons on the first screen: five lines at most, except for enlarged text on phones.
  '@media screen and (min-width: 20em)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '5',
    overflow: 'hidden',
  },
  [theme.breakpoints.down('lg')]: { marginBlockStart: 'clamp(9px, 2.5vw, 18px)' },
  [tokens.phoneOnItsSide]: {
    marginBlockStart: 12,
    marginInlineEnd: 0,
    // Overrides the font size of `RichText`.
    '&, &&& > *': theme.typography.body2,
  },
  [tokens.pictureBelow]: { marginInlineEnd: 0 },
}));

const Actions = styled('div', { name: 'KitHero', slot: 'Actions' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginBlockStart: 36,
  marginInlineEnd: 40,
  [theme.breakpoints.down('lg')]: { gap: 12, marginBlockStart: 'clamp(13px, 3.5vw, 26px)' },
  [tokens.phoneOnItsSide]: { marginBlockStart: 16, marginInlineEnd: 0 },
  [tokens.pictureBelow]: { marginInlineEnd: 0 },
  [tokens.narrowText]: tokens.pairOfButtons,
}));

const Products = styled('nav', { name: 'KitHero', slot: 'Products' })(({ theme }) => ({
  marginBlockStart: 44,
  marginInlineEnd: 40,
  paddingBlockStart: 12,
  borderBlockStart: '1px solid rgb(255 255 255 / 0.22)',
  overflowWrap: 'anywhere',
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 28 },
  '& a': {
    ...theme.typography.subtitle1,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingBlock: 8,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& svg': { color: theme.vars.palette.roles.accent },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  [theme.breakpoints.down('lg')]: {
    marginBlockStart: 'clamp(8px, 5vw - 9px, 24px)',
    '& ul': { columnGap: 18 },
  },
  [tokens.pictureBelow]: { marginInlineEnd: 0 },
  [theme.breakpoints.down('sm')]: {
    paddingBlockStart: 4,
    '& ul': { columnGap: 11 },
    '& a': { ...theme.typography.small, gap: 5, paddingBlock: 5 },
  },
  // If there are four products, shows them in two rows.
  [tokens.narrowText]: {
    '& li:first-of-type:nth-last-of-type(4)': { '&, & ~ li': { flexBasis: '40%' } },
  },
  '@media (max-width: 339px)': {
    '& ul': { columnGap: 8 },
    '& a': { ...theme.typography.strip, gap: 4 },
    '& svg': { fontSize: '1rem' },
  },
}));

const Art = styled('div', { name: 'KitHero', slot: 'Art' })(
  ({ theme: { layout, breakpoints } }) => ({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(47% + 0.06 * ${layout.gutter})`,
    insetInlineEnd: `min(0px, ${layout.gutter} - (100vw - ${layout.content}) / 2)`,
    '& picture': {
      viewTransitionName: 'art',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '100%',
      maxWidth: 860,
    },
    [lowLaptop]: {
      '& picture': {
        width: 'auto',
        // If enlarged text makes the hero higher, the picture is not wider than the second column.
        height: `min(100% + 72px, (53vw - 0.06 * ${layout.gutter}) * 800 / 760)`,
        aspectRatio: '760 / 800',
      },
    },
    [tokens.pictureBelow]: {
      position: 'static',
      margin: `clamp(8px, 5vw - 10px, 28px) calc(-1 * ${layout.gutter}) -44px`,
      '& picture': { position: 'static', maxWidth: 'none' },
    },
    // The drawing for small screens has empty space around it, which this ratio cuts off.
    [breakpoints.down(tokens.twoColumns)]: { '& img': { aspectRatio: '560 / 510' } },
  }),
);

/**
 * The top of a home page, in a dark brand colour. The picture overlaps the next element. If that
 * element is a `section`, `Hero` pads it. Otherwise give the element a top padding of 96 px.
 */
export const Hero = (props: HeroProps) => {
  const { title, letters, lead, picture, actions, help, products, slot, ...root } = useKitProps(
    'KitHero',
    props,
  );
  const artId = useId();
  const { labels } = useKit();
  return (
    <Root {...root}>
      <Container>
        <Text {...slot('text')}>
          <Caption {...titleStep(title, letters)} as="h1">
            {title}
          </Caption>
          {lead && (
            <Lead {...slot('lead')}>
              <LeadText>{lead}</LeadText>
            </Lead>
          )}
          {actions && <Actions {...slot('actions')}>{actions}</Actions>}
          {help}
          {products && (
            <Products {...slot('products')} aria-label={labels.sectionNavigation}>
              <ul>{products}</ul>
            </Products>
          )}
          {picture && (
            <>
              {/* Chromium paints only when it has parsed the linked element, so nothing shifts. */}
              <link rel="expect" href={`#${artId}`} blocking="render" />
              <Art data-print="none" {...slot('art')} id={artId}>
                {picture}
              </Art>
            </>
          )}
        </Text>
      </Container>
    </Root>
  );
};
