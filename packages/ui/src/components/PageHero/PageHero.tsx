'use client';

import Container from '@mui/material/Container';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { kitClass } from '../../theme/components.ts';
import * as tokens from '../../theme/kit-tokens.ts';
import { Actions } from '../Actions/Actions.tsx';
import {
  Caption,
  type HeroTitle,
  innerTitleSize,
  LeadText,
  largestHeading,
  titleStep,
} from '../Caption/Caption.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

interface OwnProps extends HeroTitle {
  /** A `Picture` with `priority`, 680 × 500. It overlaps the next section by 40 px. */
  readonly picture?: ReactNode;
  /**
   * A small `Picture`, 480 × 330, beside the text. Use it instead of `picture` for a hero of about
   * half the height. Phones hide it if the title has more than 15 characters.
   */
  readonly illustration?: ReactNode;
  /** Buttons below the text: the first is filled, others are outlined. */
  readonly actions?: ReactNode;
  /** Opening hours in small print below the actions. May end with a link to report a claim. */
  readonly opening?: ReactNode;
}

export type PageHeroProps = KitProps<
  OwnProps,
  'section',
  'text' | 'lead' | 'actions' | 'art' | 'illustration'
>;

/** Font size of an `h1`: 44 px at a window width of 390, 52 at 768, 57 at 1024, 72 at 1440. */
export const pageTitleSize = innerTitleSize(
  'clamp(2.75rem, max(2.235rem + 2.115vw, 1rem + 3.9vw), 4.5rem)',
);

/** Pixels by which the picture overlaps the next section, which must leave room. */
export const pageHeroOverhang = 40;

const Root = styled('section', { name: 'KitPageHero', slot: 'Root' })(({ theme }) => ({
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.onPanel,
}));

const PictureContainer = styled(Container, { name: 'KitPageHero', slot: 'PictureContainer' })(
  ({ theme }) => {
    const { gutter, content, gap, halves } = theme.layout;
    const column = `(min(${content}, 100vw - 2 * ${gutter}) - ${gap}) / 2`;
    return {
      display: 'grid',
      gridTemplateColumns: halves,
      columnGap: gap,
      // If the text is short, the picture sets the height of the hero.
      minHeight: `calc((${column} + ${gutter}) * 500 / 680 - ${pageHeroOverhang}px)`,
      [tokens.pictureBelow]: {
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        paddingInline: 0,
      },
    };
  },
);

type PictureState = { ownerState: Pick<OwnProps, 'picture'> };

const Text = styled('div', {
  name: 'KitPageHero',
  slot: 'Text',
})<PictureState>(({ theme, ownerState: { picture } }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  paddingBlock: '32px 36px',
  paddingInlineEnd: 32,
  '& h1': {
    fontSize: pageTitleSize,
    // In tighter lines a comma would touch the dot of an i below it.
    lineHeight: 1.03,
    marginInlineStart: '-0.025em',
  },
  [theme.breakpoints.between(tokens.twoColumns, 'xl')]: { paddingBlock: '24px 28px' },
  [theme.breakpoints.between(tokens.twoColumns, 'lg')]: {
    paddingInlineEnd: 24,
    // A smaller font size, because the column is narrow: 51 px in a window of 900 px.
    '& h1': { fontSize: innerTitleSize('(1rem + 3.9vw)') },
  },
  [tokens.phoneOnItsSide]: { ...tokens.sideText, paddingInlineEnd: 16 },
  [tokens.pictureBelow]: {
    paddingBlock: '44px 36px',
    ...(picture ? { paddingInline: theme.layout.gutter } : { paddingInlineEnd: 0 }),
  },
  ...(!picture && { '&&': { paddingBlock: 'clamp(28px, 3vw, 40px)' } }),
}));

const Lead = styled('div', {
  name: 'KitPageHero',
  slot: 'Lead',
})<PictureState>(({ theme, ownerState: { picture } }) => ({
  ...theme.typography.lead,
  maxWidth: '27em',
  marginBlockStart: 24,
  overflowWrap: 'anywhere',
  [theme.breakpoints.between(tokens.twoColumns, 'lg')]: {
    marginBlockStart: 12,
    '&&& > *': theme.typography.body1,
  },
  [tokens.phoneOnItsSide]: { marginBlockStart: 12, '&&& > *': theme.typography.body2 },
  [tokens.pictureBelow]: { marginBlockStart: 16 },
  ...(!picture && { '&&': { maxWidth: theme.layout.leadMeasure, marginBlockStart: 12 } }),
}));

const HeroActions = styled(Actions, { name: 'KitPageHero', slot: 'Actions' })(({ theme }) => ({
  marginBlockStart: 28,
  [theme.breakpoints.down('lg')]: { marginBlockStart: 24 },
  [tokens.phoneOnItsSide]: { marginBlockStart: 16 },
  [tokens.narrowText]: tokens.pairOfButtons,
}));

/** If the hero is taller than its drawing, continues the drawing's vertical strips upwards. */
const stripes = ({ vars: { palette } }: Theme) => ({
  content: '""',
  flex: 1,
  background: `repeating-linear-gradient(90deg, ${palette.roles.panelStrong} 0 11.11%, ${palette.roles.panelBorder} 0 22.22%)`,
});

/**
 * The picture covers its column and the gutter, and ends 40 px below the hero. Beside a long text,
 * it may also cover the gap between the columns. If a drawing is too short, `stripes` extends it.
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
    maxWidth: `calc(100% + ${theme.layout.gutter} + ${theme.layout.gap})`,
    aspectRatio: '680 / 500',
    display: 'flex',
    flexDirection: 'column',
  },
  '& picture::before': stripes(theme),
  [tokens.pictureBelow]: {
    marginBlockEnd: -pageHeroOverhang,
    '& picture': { position: 'static', height: 'auto', maxWidth: 'none' },
  },
  '@media print': {
    maxWidth: 400,
    marginBlockEnd: 0,
    paddingInline: theme.layout.gutter,
    '& picture': { position: 'static', height: 'auto' },
  },
}));

/** Width of the illustration on small screens. Leaves room for a long word beside it. */
const smallIllustration = 'clamp(36vw, 62vw - 84px, 200px)';

const { longTitle } = generateUtilityClasses('KitPageHero', ['longTitle']);
const textBox = `.${kitClass('KitPageHero', 'text')}`;
const illustrationBox = `.${kitClass('KitPageHero', 'illustration')}`;

/** A separate component, so that pages without an illustration do not load its styles. */
const IllustrationContainer = styled(Container, {
  name: 'KitPageHero',
  slot: 'IllustrationContainer',
})(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    alignItems: 'center',
    [textBox]: { paddingInlineEnd: `calc(${smallIllustration} + 24px)` },
  },
  [theme.breakpoints.up('md')]: {
    // The illustration's height without its overlap.
    minHeight: 180,
    [textBox]: { paddingInlineEnd: 360 },
  },
  // Actions make the hero higher and its illustration larger.
  [theme.breakpoints.up('lg')]: {
    minHeight: 200,
    [textBox]: { paddingInlineEnd: 430 },
    [`&:has(.${kitClass('KitPageHero', 'actions')}) ${textBox}`]: { paddingInlineEnd: 540 },
  },
  // A float reserves the illustration's space, and the title wraps beside it.
  [theme.breakpoints.down('sm')]: {
    [textBox]: { display: 'block' },
    [`${textBox}::before`]: {
      content: '""',
      float: 'inline-end',
      width: `calc(${smallIllustration} + 12px)`,
      height: `calc(${smallIllustration} * 330 / 480 - 4px)`,
    },
    '& h1 ~ *': { clear: 'inline-end' },
    // Hides the illustration if a long title needs the whole width of a phone.
    [`&.${longTitle} ${textBox}::before, &.${longTitle} ${illustrationBox}`]: { display: 'none' },
  },
  // At this font size, a word of eight letters fits beside the illustration.
  '@media (max-width: 340px)': { '&& h1': { fontSize: largestHeading } },
}));

const Illustration = styled('div', { name: 'KitPageHero', slot: 'Illustration' })(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: theme.layout.gutter,
  width: 320,
  [theme.breakpoints.up('md')]: {
    height: `calc(100% + ${pageHeroOverhang}px)`,
    '& picture': {
      viewTransitionName: 'art',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
    },
    '& picture::before': stripes(theme),
  },
  [theme.breakpoints.up('lg')]: { width: 'auto', aspectRatio: '480 / 330' },
  [theme.breakpoints.down('md')]: { width: smallIllustration },
  // Keeps the illustration away from the menu button in the header.
  [theme.breakpoints.down('sm')]: { insetBlockStart: 16 },
}));

const Hours = styled('p', { name: 'KitPageHero', slot: 'Hours' })(({ theme }) => ({
  ...theme.typography.small,
  marginBlockStart: 14,
  color: theme.vars.palette.roles.inkMuted,
  // On a separate line, a link stays in place when a script replaces the hours with 'Open now'.
  '& a': {
    display: 'block',
    width: 'fit-content',
    paddingBlock: 3,
    color: theme.vars.palette.roles.brand,
  },
}));

/** The `help` link of a hero, below the actions. */
export const HelpLink = styled(TextLink, { name: 'KitPageHero', slot: 'Help' })(({ theme }) => ({
  alignSelf: 'flex-start',
  marginBlockStart: 14,
  // Little space, so that a phone's first screen shows the top of the picture.
  [theme.breakpoints.down('sm')]: {
    ...theme.typography.small,
    marginBlockStart: 8,
    paddingBlock: 3,
  },
}));

/**
 * The top of an inner page. Its picture overlaps the next section by 40 px. That section must leave
 * room: a `Section` with space above does, and so do the tabs of `ProductPage`.
 */
export const PageHero = (props: PageHeroProps) => {
  const { title, letters, lead, picture, illustration, actions, opening, help, slot, ...root } =
    useKitProps('KitPageHero', props);
  const artId = useId();
  const WithoutPicture = illustration ? IllustrationContainer : Container;
  const HeroContainer = picture ? PictureContainer : WithoutPicture;
  const isLong = typeof title === 'string' && title.length > 15;
  return (
    <Root {...root}>
      <HeroContainer className={illustration && isLong ? longTitle : undefined}>
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
            {/* Chromium paints only when it has parsed the linked element, so nothing shifts. */}
            <link rel="expect" href={`#${artId}`} blocking="render" />
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
      </HeroContainer>
    </Root>
  );
};
