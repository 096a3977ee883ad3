'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import { woven } from '../../scroll-motion.ts';
import { twoColumns } from '../../theme/layout.ts';
import { type FactModel, Facts } from '../Facts/Facts.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

/** The name of a place, laid over the map: the picture itself contains no text. */
export interface MapPlaceModel {
  readonly name: string;
  /** The mark's position on the map, in per cent of its width from the left edge. */
  readonly x: number;
  /** The mark's position on the map, in per cent of its height from the top. */
  readonly y: number;
  /** The side of the mark on which the name is written; below it if left out. */
  readonly side?: 'below' | 'right';
}

/** The group that the company belongs to (§1). */
export interface AffiliationBlockModel {
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly FactModel[];
  readonly action: LinkModel;
  /** A map without words: 640 × 288. Its `alt` names the places. */
  readonly picture: PictureModel;
  readonly places?: readonly MapPlaceModel[];
}

export type AffiliationBlockProps = KitProps<
  AffiliationBlockModel,
  'section',
  'text' | 'facts' | 'mapBox' | 'placeName'
>;

const Root = styled('section', { name: 'KitAffiliationBlock', slot: 'Root' })(({ theme }) => ({
  background: theme.vars.palette.roles.panelNeutral,
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: theme.layout.halves,
    gap: theme.layout.gap,
    alignItems: 'center',
    paddingBlock: 'clamp(64px, 7vw, 96px)',
  },
  // In half of a narrower window a fact's words would stand one below the other.
  [theme.breakpoints.down(twoColumns)]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 },
  },
}));

const Text = styled('div', { name: 'KitAffiliationBlock', slot: 'Text' })(({ theme }) => ({
  paddingInlineEnd: theme.layout.columnAir,
  '& h2': theme.typography.h2,
  '& > p': {
    ...theme.typography.lead,
    maxWidth: theme.layout.leadMeasure,
    marginBlock: '20px 28px',
    color: theme.vars.palette.roles.inkSoft,
  },
}));

/** A map is never mirrored, so names are placed from the left in right-to-left languages too. */
const MapBox = styled('div', { name: 'KitAffiliationBlock', slot: 'MapBox' })(
  {
    position: 'relative',
    direction: 'ltr',
  },
  woven,
);

/** A place's name. Its position is a CSS rule: a strict policy refuses `style` attributes. */
const PlaceName = styled('span', {
  name: 'KitAffiliationBlock',
  slot: 'PlaceName',
})<{
  ownerState: Required<Pick<MapPlaceModel, 'x' | 'y' | 'side'>>;
}>(({ theme, ownerState: { x, y, side } }) => ({
  ...theme.typography.display,
  position: 'absolute',
  left: `${x}%`,
  top: `${y}%`,
  fontSize: '1.125rem',
  lineHeight: 1,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  transform: side === 'below' ? 'translate(-50%, 1em)' : 'translate(0.8em, 0.4em)',
  [theme.breakpoints.down('md')]: { fontSize: '1rem' },
}));

/**
 * The group that the company belongs to. Text, facts and a link beside a map of the
 * group's countries.
 */
export const AffiliationBlock = (props: AffiliationBlockProps) => {
  const { title, text, facts, action, picture, places, slot, ...root } = useKitProps(
    'KitAffiliationBlock',
    props,
  );
  return (
    <Root {...root}>
      <Container>
        <Text {...slot('text')}>
          <h2>{title}</h2>
          <p>{text}</p>
          {facts && facts.length > 0 && (
            <Facts {...slot('facts')} facts={facts} sx={{ marginBlockEnd: '28px' }} />
          )}
          <TextLink {...linkProps(action)} />
        </Text>
        <MapBox {...slot('mapBox')}>
          <div>
            <Picture {...picture} />
            {places?.map(({ name, x, y, side = 'below' }) => (
              <PlaceName
                {...slot('placeName')}
                key={name}
                aria-hidden="true"
                ownerState={{ x, y, side }}
              >
                {name}
              </PlaceName>
            ))}
          </div>
        </MapBox>
      </Container>
    </Root>
  );
};
