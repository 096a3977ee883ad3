'use client';

import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { showsFrame } from '../../page/frames.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { type ContactChannelModel, ContactChannels } from '../ContactChannels/ContactChannels.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MapDrawing, type MapScenery, mapColours } from './MapDrawing.tsx';

/** The office on another site's map (readings §4, §2.17). */
export interface OfficeMapModel {
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
  /** What the drawn map shows; default 'coast'. `ContactTemplate` chooses one for each office. */
  readonly scenery?: MapScenery | undefined;
  /** Call, e-mail and head office. */
  readonly channels: readonly ContactChannelModel[];
}

export type OfficeCardProps = KitProps<OfficeModel, 'article', 'mapBox' | 'text'>;

const Root = styled('article', { name: 'KitOfficeCard', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: theme.vars.palette.roles.panelNeutral,
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

/** Holds the drawn map, which stays visible until the frame over it has loaded. */
const MapBox = styled('div', { name: 'KitOfficeCard', slot: 'MapBox' })(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  '& > svg': { display: 'block', width: '100%' },
  ...mapColours(theme.vars.palette.roles),
  '& > button': {
    position: 'absolute',
    // Between the pin and the woven end.
    insetBlockEnd: '33%',
    insetInlineStart: theme.layout.panel,
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('lg')]: { insetInlineStart: 24 },
    // Loading the map needs a script; the link below does not.
    '@media (scripting: none)': { display: 'none' },
  },
  '&:has(> iframe) > button': { display: 'none' },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
  '& > iframe:not([data-loaded])': { opacity: 0 },
  '@media print': { display: 'none' },
}));

const Text = styled('div', { name: 'KitOfficeCard', slot: 'Text' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: 20,
  padding: theme.layout.panel,
  '& h3': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& > dl': { alignSelf: 'stretch', flexGrow: 1 },
  [theme.breakpoints.down('lg')]: { padding: '28px 24px' },
  [theme.breakpoints.down('sm')]: { gap: 12, padding: '16px 20px' },
}));

/**
 * An office with its map, its name, phone, e-mail and address. Another site's map is
 * loaded when it is asked for; until then, or if none may be loaded, the card shows a drawn one.
 */
export const OfficeCard = (props: OfficeCardProps) => {
  const { name, map, scenery, channels, slot, ...root } = useKitProps('KitOfficeCard', props);
  return (
    <Root {...root}>
      {map && (
        <MapBox {...slot('mapBox')}>
          <MapDrawing scenery={scenery ?? 'coast'} />
          {map.frame && (
            <Button size="small" {...showsFrame(map.frame)}>
              {map.frame.show}
              <VisuallyHidden>{` ${map.frame.title}`}</VisuallyHidden>
            </Button>
          )}
        </MapBox>
      )}
      <Text {...slot('text')}>
        <h3>{name}</h3>
        <ContactChannels channels={channels} />
        {map && (
          <TextLink href={map.link.href} external={map.link.external}>
            {map.link.label}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </TextLink>
        )}
      </Text>
    </Root>
  );
};
