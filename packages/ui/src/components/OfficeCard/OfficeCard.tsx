'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import { foldsOnPhones } from '../../page/folds.ts';
import { showsFrame } from '../../page/frames.ts';
import { Button } from '../Button/Button.tsx';
import { type ContactChannelModel, ContactChannels } from '../ContactChannels/ContactChannels.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The office on another site's map (readings §4, §2.17). */
export interface OfficeMapModel {
  /** A drawing that stands for the map until a visitor asks for it: 320 × 180. */
  readonly picture?: PictureModel;
  /**
   * The map in a frame, loaded at a press; left out where nothing may be loaded from other sites.
   */
  readonly frame?: {
    /** The button that loads it: 'Show the map'. */
    readonly show: string;
    /** The address of the frame's page. */
    readonly src: string;
    /** The frame's title: 'Map of the Ghana office in Accra'. */
    readonly title: string;
  };
  /** A plain link to the same map. */
  readonly link: LinkModel;
}

/** An office and how to reach it (§2.17). */
export interface OfficeModel {
  readonly name: string;
  readonly map?: OfficeMapModel;
  /** Call, e-mail and head office. */
  readonly channels: readonly ContactChannelModel[];
}

interface OwnProps extends OfficeModel {
  /** For offices after the first: with a small map, and on phones folded to the name. */
  readonly compact?: boolean | undefined;
}

export type OfficeCardProps = KitProps<OwnProps, 'article', 'fold' | 'layout'>;

const Root = styled('article', { name: 'KitOfficeCard', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  height: '100%',
  background: theme.vars.palette.roles.panelNeutral,
  '& h3': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

/** Where it does not fold, its summary is only a heading. */
const Fold = styled('details', { name: 'KitOfficeCard', slot: 'Fold' })(({ theme }) => ({
  '& > summary': { padding: '12px 20px', cursor: 'pointer' },
  '& h3': { display: 'inline' },
  '& > div': { margin: '8px 20px 20px' },
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
  [theme.breakpoints.up('sm')]: {
    '&::details-content': { contentVisibility: 'visible' },
    padding: `28px ${theme.layout.panel} 32px`,
    '& > summary': { padding: 0, marginBlockEnd: 20, listStyle: 'none', pointerEvents: 'none' },
    '& > div': { margin: 0 },
  },
  [theme.breakpoints.between('sm', 'lg')]: { paddingInline: 24 },
}));

/**
 * The drawn map, the button that loads another site's, the name with a link, and the ways to reach the
 * office. The drawing is seen until the frame over it, or above it where it is small, has loaded.
 */
const Layout = styled('div', { name: 'KitOfficeCard', slot: 'Layout' })(({ theme }) => ({
  display: 'grid',
  grid: `"frame frame" "map name" "map show" 1fr "facts facts" / 36% minmax(0, 1fr)`,
  gap: '0 12px',
  alignItems: 'start',
  '& > picture': { gridArea: 'map', width: '100%' },
  '& > header': {
    gridArea: 'name',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 24px',
  },
  '& > dl': { gridArea: 'facts', marginBlockStart: 16 },
  '& > button': {
    gridArea: 'show',
    justifySelf: 'start',
    marginBlockStart: 8,
    [theme.breakpoints.down('sm')]: { paddingInline: 12 },
    // Loading the map needs a script; the link does not.
    '@media (scripting: none)': { display: 'none' },
  },
  '& > iframe': { gridArea: 'frame', width: '100%', aspectRatio: '16 / 9', border: 0 },
  '& > iframe:not([data-loaded])': { opacity: 0 },
  '&:has(> iframe) > button': { display: 'none' },
  '&:not(:has(> picture))': { grid: '"name" "facts" / minmax(0, 1fr)' },
  '&[data-compact]': {
    '@container (min-width: 30rem)': {
      grid: '"frame frame frame" "map facts facts" "map name show" 1fr / 13rem auto minmax(0, 1fr)',
      columnGap: 28,
      '& > dl': { marginBlock: '0 12px' },
      '& > button': { marginBlockStart: 0 },
    },
  },
  '&:not([data-compact])': {
    '& > header': { paddingBlockStart: 16, paddingInlineEnd: 16 },
    '& > button': { marginInlineEnd: 16 },
    '& > dl': { width: 'auto', margin: '16px 20px' },
    '& > picture': { paddingInlineStart: 20 },
    '@container (min-width: 36rem)': {
      '& > picture': { padding: 0 },
      gridTemplateColumns: '45% minmax(0, 1fr)',
      columnGap: 24,
      '& > header': { paddingBlockStart: 28, paddingInlineEnd: 24 },
      '& > dl': { margin: '28px 24px' },
    },
    '@container (min-width: 62rem)': {
      grid: '"map name" "map facts" 1fr / 40% minmax(0, 1fr)',
      columnGap: theme.layout.panel,
      '& > header': { paddingBlockStart: 36, paddingInlineEnd: theme.layout.panel },
      '& > dl': { marginBlock: '20px 32px', marginInline: `0 ${theme.layout.panel}` },
      // Between the pin and the woven ends.
      '& > button': { gridArea: 'map', margin: `12cqi ${theme.layout.panel} 0` },
      '& > iframe': { gridArea: 'map' },
    },
  },
  '@media print': {
    display: 'block',
    '& > picture, & > iframe': { display: 'none' },
    '&:not([data-compact]) > header': { paddingInline: 24 },
  },
}));

/**
 * An office with its map, its name, phone, e-mail and address. Another site's map is
 * loaded when it is asked for; until then, or if none may be loaded, the card shows the drawing of `map.picture`.
 */
export const OfficeCard = (props: OfficeCardProps) => {
  const { name, map, channels, compact, slot, ...root } = useKitProps('KitOfficeCard', props);
  const heading = <h3>{name}</h3>;
  const layout = (
    <Layout {...slot('layout')} data-compact={compact ? '' : undefined}>
      {map?.picture && <Picture {...map.picture} />}
      {map?.frame && (
        <Button size="small" {...showsFrame(map.frame)}>
          {map.frame.show}
          <VisuallyHidden>{` ${map.frame.title}`}</VisuallyHidden>
        </Button>
      )}
      {(map || !compact) && (
        <header>
          {!compact && heading}
          {map && (
            <TextLink href={map.link.href} external={map.link.external}>
              {map.link.label}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </TextLink>
          )}
        </header>
      )}
      <ContactChannels channels={channels} columns />
    </Layout>
  );
  return (
    <Root {...root}>
      {compact ? (
        <Fold {...slot('fold')} {...foldsOnPhones}>
          <summary>{heading}</summary>
          {layout}
        </Fold>
      ) : (
        layout
      )}
    </Root>
  );
};
