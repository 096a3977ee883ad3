'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import {
  narrowText,
  pairOfButtons,
  phoneOnItsSide,
  pictureBelow,
  sideText,
  twoColumns,
} from '../../theme/layout.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Caption, LeadText } from '../Caption/Caption.tsx';
import { innerTitleSize, titleStep } from '../Caption/title-size.ts';
import { PaintAfter } from '../PaintAfter/PaintAfter.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

interface OwnProps {
  /** The page's `h1`. */
  readonly title: ReactNode;
  /** Number of letters of a title that is not a string: a long one is smaller. */
  readonly letters?: number | undefined;
  /** A sentence or two below the title. */
  readonly lead?: ReactNode;
  /** A `Picture` with `priority`, 680 × 500. It overlaps the next section by 40 px. */
  readonly picture?: ReactNode;
  /**
   * Instead of `picture`: a small `Picture`, 480 × 330, in a hero of half the height. On small
   * screens the title is beside it, the lead below; a title of over 15 letters is alone on a phone.
   */
  readonly illustration?: ReactNode;
  /** Buttons below the lead: the first filled, the others outlined. */
  readonly actions?: ReactNode;
  readonly opening?: ReactNode;
  /** A plain link below the actions. */
  readonly help?: ReactNode;
}

export type PageHeroProps = KitProps<
  OwnProps,
  'section',
  'text' | 'lead' | 'actions' | 'art' | 'illustration'
>;

/**
 * An inner page's `h1`, the page's largest heading: 44 px at 390, 51 at 768, 56 at 1024, 72 at
 * 1440, less for a title of over 36 letters (`titleStep`).
 */
export const pageTitleSize = innerTitleSize(
  'clamp(2.75rem, max(2.25rem + 2vw, 1rem + 3.9vw), 4.5rem)',
);

/** How far the picture overlaps the next section, in px. That section must leave room. */
export const pageHeroOverhang = 40;

/** From this window width on, in px, the picture has room to grow with the text. */
const artGrows = 1340;

const Root = styled('section', { name: 'KitPageHero', slot: 'Root' })(({ theme }) => {
  const { gutter, content, gap, halves } = theme.layout;
  const column = `(min(${content}, 100vw - 2 * ${gutter}) - ${gap}) / 2`;
  return {
    background: theme.vars.palette.roles.panelStrong,
    color: theme.vars.palette.roles.onPanel,
    '& > [data-pictured]': {
      display: 'grid',
      gridTemplateColumns: halves,
      columnGap: gap,
      // The picture's height beside a short text.
      minHeight: `calc((${column} + ${gutter}) * 500 / 680 - ${pageHeroOverhang}px)`,
    },
    [pictureBelow]: {
      '& > [data-pictured]': {
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        paddingInline: 0,
      },
    },
  };
});

const Text = styled('div', { name: 'KitPageHero', slot: 'Text' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  paddingBlock: '32px 36px',
  paddingInlineEnd: 32,
  '& h1': {
    fontSize: pageTitleSize,
    // With a smaller line height, the comma of one line would touch the dot of an i in the next.
    lineHeight: 1.03,
    marginInlineStart: '-0.025em',
  },
  [theme.breakpoints.between(twoColumns, artGrows)]: { paddingBlock: '24px 28px' },
  [theme.breakpoints.between(twoColumns, 'lg')]: {
    paddingInlineEnd: 24,
    // The column is narrow: 51 px at 900.
    '& h1': { fontSize: innerTitleSize('(1rem + 3.9vw)') },
  },
  [phoneOnItsSide]: { ...sideText, paddingInlineEnd: 16 },
  [pictureBelow]: {
    paddingBlock: '44px 36px',
    paddingInlineEnd: 0,
    '[data-pictured] > &': { paddingInline: theme.layout.gutter },
  },
  // A hero without a picture has half the height.
  '[data-plain] > &': {
    paddingBlock: 'clamp(28px, 3vw, 40px)',
  },
}));

const Lead = styled('div', { name: 'KitPageHero', slot: 'Lead' })(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: '27em',
  marginBlockStart: 24,
  overflowWrap: 'anywhere',
  [theme.breakpoints.between(twoColumns, 'lg')]: {
    marginBlockStart: 12,
    // Overrides the size that `RichText` sets.
    '&&& > *': theme.typography.body1,
  },
  [phoneOnItsSide]: { marginBlockStart: 12, '&&& > *': theme.typography.body2 },
  [pictureBelow]: { marginBlockStart: 16 },
  '[data-plain] > * > &': { maxWidth: theme.layout.leadMeasure, marginBlockStart: 12 },
}));

const HeroActions = styled(Actions, { name: 'KitPageHero', slot: 'Actions' })(({ theme }) => ({
  marginBlockStart: 28,
  [theme.breakpoints.down('lg')]: { marginBlockStart: 24 },
  [phoneOnItsSide]: { marginBlockStart: 16 },
  [narrowText]: pairOfButtons,
}));

/**
 * The uncropped picture, over its column and the gutter. From `artGrows` on it is as high as the text
 * needs, so that it always ends 40 px below the hero; in smaller windows it would cover the text.
 */
const Art = styled('div', { name: 'KitPageHero', slot: 'Art' })(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  '& picture': {
    viewTransitionName: 'art',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: `calc(-1 * ${theme.layout.gutter})`,
    height: `calc(100% + ${pageHeroOverhang}px)`,
    aspectRatio: '680 / 500',
  },
  [theme.breakpoints.between(twoColumns, artGrows)]: {
    '& picture': { width: `calc(100% + ${theme.layout.gutter})`, height: 'auto' },
  },
  [pictureBelow]: {
    marginBlockEnd: -pageHeroOverhang,
    '& picture': { position: 'static', height: 'auto' },
  },
  '@media print': {
    maxWidth: 400,
    marginBlockEnd: 0,
    paddingInline: theme.layout.gutter,
    '& picture': { position: 'static', height: 'auto' },
  },
}));

/** Leaves room for a long word beside it on small screens. */
const smallIllustration = 'clamp(36vw, 62vw - 84px, 200px)';

/** A separate component, so that pages without an illustration do not carry its styles. */
const IllustrationContainer = styled(Container, {
  name: 'KitPageHero',
  slot: 'IllustrationContainer',
})(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    alignItems: 'center',
    '& > :first-of-type': { paddingInlineEnd: `calc(${smallIllustration} + 24px)` },
  },
  [theme.breakpoints.up('md')]: {
    // High enough that the illustration overlaps only the space at the next section's top.
    minHeight: 172,
    '& > :first-of-type': { paddingInlineEnd: 360 },
  },
  // The illustration grows with the text, which is higher with actions.
  [theme.breakpoints.up('lg')]: {
    minHeight: 200,
    '& > :first-of-type': { paddingInlineEnd: 430 },
    '&:has(> * > * > a) > :first-of-type': { paddingInlineEnd: 540 },
  },
  // A float keeps space for the illustration: the title wraps beside it, the lead is below both.
  [theme.breakpoints.down('sm')]: {
    '& > :first-of-type': { display: 'block' },
    '& > :first-of-type::before': {
      content: '""',
      float: 'inline-end',
      width: `calc(${smallIllustration} + 12px)`,
      height: `calc(${smallIllustration} * 330 / 480 - 4px)`,
    },
    '& > :first-of-type > h1 + *': { clear: 'inline-end' },
    // A long title needs the whole width of a phone.
    '&[data-long-title] > :first-of-type::before, &[data-long-title] > * + *': {
      display: 'none',
    },
  },
  // A word of eight letters fits beside the illustration.
  '@media (max-width: 340px)': { '&& h1': { fontSize: '2.125rem' } },
}));

const Illustration = styled('div', { name: 'KitPageHero', slot: 'Illustration' })(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: theme.layout.gutter,
  width: 320,
  [theme.breakpoints.up('md')]: { '& picture': { viewTransitionName: 'art' } },
  [theme.breakpoints.up('lg')]: {
    width: 'auto',
    height: `calc(100% + ${pageHeroOverhang}px)`,
    aspectRatio: '480 / 330',
  },
  [theme.breakpoints.down('md')]: { width: smallIllustration },
  // Otherwise the button overlaps the header's.
  [theme.breakpoints.down('sm')]: { insetBlockStart: 16 },
}));

const Hours = styled('p', { name: 'KitPageHero', slot: 'Hours' })(({ theme }) => ({
  ...theme.typography.small,
  marginBlockStart: 14,
  color: theme.vars.palette.roles.inkMuted,
  '& a': { display: 'inline-block', paddingBlock: 3, color: theme.vars.palette.roles.brand },
  '& span:not(:empty, :last-child)::after': { content: '" ·"' },
  // The link has a line alone: no dot ends the line before it.
  [theme.breakpoints.down('sm')]: {
    '& a': { display: 'block' },
    '& span:not(:empty, :last-child)::after': { content: 'none' },
  },
}));

/** A link below a hero's actions. */
export const HelpLink = styled(TextLink, { name: 'KitPageHero', slot: 'Help' })(({ theme }) => ({
  alignSelf: 'flex-start',
  marginBlockStart: 14,
  // Low, so that the picture's top is on a phone's first screen.
  [theme.breakpoints.down('sm')]: {
    ...theme.typography.small,
    marginBlockStart: 8,
    paddingBlock: 3,
  },
}));

/**
 * The head of an inner page. Its picture overlaps the next section by 40 px, which must leave room:
 * a `Section` with space above and `ProductPage`'s `TabNav` do.
 */
export const PageHero = (props: PageHeroProps) => {
  const { title, letters, lead, picture, illustration, actions, opening, help, slot, ...root } =
    useKitProps('KitPageHero', props);
  const artId = useId();
  const Columns = illustration && !picture ? IllustrationContainer : Container;
  return (
    <Root {...root}>
      <Columns
        {...(picture ? { 'data-pictured': '' } : { 'data-plain': '' })}
        data-long-title={typeof title === 'string' && title.length > 15 ? '' : undefined}
      >
        <Text {...titleStep(title, letters)} {...slot('text')}>
          <Caption as="h1">{title}</Caption>
          {lead && (
            <Lead {...slot('lead')}>
              <LeadText>{lead}</LeadText>
            </Lead>
          )}
          {actions && <HeroActions {...slot('actions')}>{actions}</HeroActions>}
          {opening && <Hours>{opening}</Hours>}
          {help}
        </Text>
        {picture && (
          <>
            <PaintAfter id={artId} />
            <Art {...slot('art')} id={artId}>
              {picture}
            </Art>
          </>
        )}
        {illustration && !picture && (
          <Illustration {...slot('illustration')} data-print="none">
            {illustration}
          </Illustration>
        )}
      </Columns>
    </Root>
  );
};
