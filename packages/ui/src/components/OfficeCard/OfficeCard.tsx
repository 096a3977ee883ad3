'use client';

import { useId } from 'react';
import type { LinkModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { type ContactChannelModel, ContactChannels } from '../ContactChannels/ContactChannels.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

/** Where an office is on a map of another site's (decisions §4, §2.17). */
export interface OfficeMapModel {
  /** The map in a frame, asked for by a press; left out where there is none. */
  readonly frame?: {
    /** The address of the frame's page. */
    readonly src: string;
    /** The press that shows it: 'Show the map'. */
    readonly show: string;
    /** Names the frame: 'Map of the Ghana office in Accra'. */
    readonly title: string;
  };
  /** The same map as a plain link, for those whom the frame does not serve. */
  readonly link: LinkModel;
}

/** An office and how to reach it (§2.17). */
export interface OfficeModel {
  readonly name: string;
  readonly map?: OfficeMapModel;
  /** Call, e-mail and head office. */
  readonly channels: readonly ContactChannelModel[];
}

export interface OfficeCardProps extends OfficeModel {}

const Root = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: theme.vars.palette.roles.panelNeutral,
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

/** Stands behind the frame, which is empty and clear until its map is asked for. */
const MapBox = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  background: theme.vars.palette.roles.panelStrong,
  color: theme.vars.palette.roles.brandActive,
  '& > svg': { width: 48, height: 48 },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
  '& > a': { position: 'absolute', insetBlockEnd: 16, insetInlineStart: 16 },
  '@media print': { display: 'none' },
}));

const Show = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.controlHeader,
  paddingInline: 18,
  border: '2px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.brand,
  ...theme.typography.button,
  fontSize: '1rem',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.roles.panel },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: 20,
  padding: theme.layout.panel,
  '& h3': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& > dl': { alignSelf: 'stretch', flexGrow: 1 },
  [theme.breakpoints.down('md')]: { padding: '28px 24px' },
}));

/** The map's place, and a link that opens the map in it: no script, and nothing is asked before the press. */
const OfficeMap = ({ src, show, title }: NonNullable<OfficeMapModel['frame']>) => {
  const frame = useId();
  return (
    <MapBox>
      <Icon name="map-pin" />
      <iframe
        name={frame}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <Show href={src} target={frame} referrerPolicy="no-referrer">
        {show}
      </Show>
    </MapBox>
  );
};

/** An office: its map, its name, and how to call, write and go there. */
export const OfficeCard = ({ name, map, channels }: OfficeCardProps) => (
  <Root>
    {map?.frame && <OfficeMap {...map.frame} />}
    <Text>
      <h3>{name}</h3>
      <ContactChannels channels={channels} />
      {map && (
        <TextLink href={map.link.href} external={map.link.external}>
          {map.link.label}
        </TextLink>
      )}
    </Text>
  </Root>
);
