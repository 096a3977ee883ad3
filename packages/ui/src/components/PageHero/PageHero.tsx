'use client';

import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel, SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Caption, type CaptionModel } from '../Caption/Caption.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Container } from '../Section/Section.tsx';

/** The head of an inner page. */
export interface PageHeroModel {
  /** The page's `h1`. */
  readonly title: CaptionModel;
  /** A sentence or two below the title: a record's HTML, or plain words. */
  readonly lead?: string | { readonly html: SafeHtml };
  /** Hangs from the header and overlaps the next section by up to 36 px: 680 × 500. */
  readonly picture?: PictureModel;
  /** Buttons below the lead: the first filled, the others outlined. */
  readonly actions?: readonly LinkModel[];
}

export type PageHeroProps = KitProps<PageHeroModel, 'section', 'text' | 'lead' | 'actions' | 'art'>;

/** By how much the picture overlaps the next section at most, in px. That section must leave the room. */
export const pageHeroOverhang = 36;

const Root = styled('section', { name: 'KitPageHero', slot: 'Root' })(({ theme }) => {
  const { gutter, content, gap, halves } = theme.layout;
  const column = `(min(${content}, 100vw - 2 * ${gutter}) - ${gap}) / 2`;
  return {
    // The height of the picture at the width of a column.
    '--page-hero-picture': `calc(${column} * 500 / 680)`,
    background: theme.vars.palette.roles.panelStrong,
    color: theme.vars.palette.roles.onPanel,
    '& > [data-pictured]': {
      display: 'grid',
      gridTemplateColumns: halves,
      columnGap: gap,
      minHeight: `calc(var(--page-hero-picture) - ${pageHeroOverhang}px)`,
    },
    [theme.breakpoints.down('md')]: {
      '& > [data-pictured]': {
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        paddingInline: 0,
      },
    },
    '@media print': { background: 'none', color: 'inherit' },
  };
});

const Text = styled('div', { name: 'KitPageHero', slot: 'Text' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  paddingBlock: '56px 64px',
  paddingInlineEnd: 32,
  '& h1': {
    ...theme.typography.h1,
    fontSize: 'clamp(2.75rem, 1.6rem + 4vw, 5rem)',
    marginInlineStart: '-0.025em',
    overflowWrap: 'break-word',
  },
  [theme.breakpoints.between('md', 'lg')]: { '& h1': { fontSize: '3.25rem' } },
  [theme.breakpoints.down('md')]: {
    paddingBlock: '44px 36px',
    paddingInlineEnd: 0,
    '[data-pictured] > &': { paddingInline: theme.layout.gutter },
  },
  // Words alone need half the height.
  '*:not([data-pictured]) > &': {
    paddingBlock: 'clamp(28px, 3vw, 40px)',
    '& h1': { fontSize: 'clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem)' },
  },
}));

const Lead = styled('div', { name: 'KitPageHero', slot: 'Lead' })(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: '27em',
  marginBlockStart: 24,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { marginBlockStart: 16 },
  '*:not([data-pictured]) > * > &': { maxWidth: theme.layout.leadMeasure, marginBlockStart: 12 },
}));

const Ways = styled(Actions, { name: 'KitPageHero', slot: 'Actions' })(({ theme }) => ({
  marginBlockStart: 32,
  [theme.breakpoints.down('md')]: { marginBlockStart: 26 },
}));

/** Whole and as wide as its column, whatever the hero's height: in a taller one it overlaps less. */
const Art = styled('div', { name: 'KitPageHero', slot: 'Art' })(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  '& picture': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
  },
  [theme.breakpoints.down('md')]: {
    marginBlockEnd: -pageHeroOverhang,
    '& picture': { position: 'static' },
  },
  '@media print': {
    maxWidth: 400,
    marginBlockEnd: 0,
    paddingInline: theme.layout.gutter,
    '& picture': { position: 'static' },
  },
}));

/**
 * The light head of an inner page: title, lead and actions beside a picture that hangs from the
 * header and overlaps the next section by up to 36 px. That section must leave room for it: a `Section`
 * with space above does, and so does `TabNav` in `ProductPage`. On small screens the text comes
 * first, then the picture from edge to edge. Without a picture the text has the whole width and half the height.
 */
export const PageHero = (props: PageHeroProps) => {
  const { title, lead, picture, actions, slot, ...root } = useKitProps('KitPageHero', props);
  return (
    <Root {...root}>
      <Container data-pictured={picture ? '' : undefined}>
        <Text {...slot('text')}>
          <Caption as="h1">{title}</Caption>
          {lead && (
            <Lead {...slot('lead')}>
              {typeof lead === 'string' ? (
                <p>{lead}</p>
              ) : (
                <RichText html={lead.html} size="lead" tone="inherit" />
              )}
            </Lead>
          )}
          <Ways {...slot('actions')} links={actions} />
        </Text>
        {picture && (
          <Art {...slot('art')}>
            <Picture {...picture} priority />
          </Art>
        )}
      </Container>
    </Root>
  );
};
