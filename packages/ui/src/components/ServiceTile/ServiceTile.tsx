'use client';

import { styled } from '@mui/material/styles';
import { shiftOnHover, type TileContent, tile } from '../../cards.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { LeadText } from '../Caption/Caption.tsx';

export type ServiceTileProps = KitProps<TileContent, 'article', 'text' | 'art' | 'links'>;

/** In compact tiles, only the title is beside the picture. Narrow tiles have smaller pictures. */
const compact = '@container (max-width: 30rem)';
const narrow = '@container (max-width: 25rem)';

const Root = styled('article', { name: 'KitServiceTile', slot: 'Root' })<{
  readonly ownerState: Pick<TileContent, 'variant'>;
}>(({ theme, ownerState: { variant } }) => ({
  display: 'flex',
  flexDirection: 'column',
  ...tile(theme, variant),
}));

const Text = styled('div', { name: 'KitServiceTile', slot: 'Text' })(({ theme }) => ({
  // `::before` floats behind the picture. `flow-root` makes `Text` at least as high as the float.
  display: 'flow-root',
  flexGrow: 1,
  padding: `44px ${theme.layout.panel} 32px`,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, fontSize: 'clamp(2rem, 5.6cqi, 2.5rem)' },
  // `flow-root` keeps lines below the float as narrow as lines beside it.
  '& p': { ...theme.typography.lead, display: 'flow-root', marginBlockStart: 14 },
  '&::before': {
    content: '""',
    float: 'inline-end',
    width: 'calc(40cqi + 12px)',
    height: 'calc(39cqi - 44px)',
  },
  [compact]: {
    padding: '28px 24px 24px',
    '& h2': theme.typography.h3,
    '& p': { clear: 'inline-end' },
    '&::before': { height: 'calc(39cqi - 28px)' },
  },
  [narrow]: { '&::before': { width: 'calc(30cqi + 12px)', height: 'calc(29cqi - 22px)' } },
}));

const Art = styled('div', { name: 'KitServiceTile', slot: 'Art' })({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 32,
  width: '40%',
  '& picture': shiftOnHover,
  [compact]: { insetInlineEnd: 20 },
  [narrow]: { width: '30%' },
});

const Links = styled('div', { name: 'KitServiceTile', slot: 'Links' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  padding: `0 ${theme.layout.panel} ${theme.layout.panel}`,
  overflowWrap: 'anywhere',
  [compact]: { padding: '0 24px 28px', '& > *': { flex: '1 1 100%' } },
  // Aligns the buttons of two tiles, even if only one has a phone number below its button.
  [theme.breakpoints.between('md', 1250)]: {
    alignContent: 'start',
    minHeight: `calc(108px + ${theme.layout.panel})`,
    [compact]: { minHeight: 136 },
  },
}));

/** A service: its name, a sentence, a button and a phone number, beside a picture. */
export const ServiceTile = (props: ServiceTileProps) => {
  const { variant, title, text, picture, links, slot, ...root } = useKitProps(
    'KitServiceTile',
    props,
  );
  return (
    <Root {...root} ownerState={{ ...root.ownerState, variant }}>
      <Text {...slot('text')}>
        <h2>{title}</h2>
        <LeadText>{text}</LeadText>
      </Text>
      <Links {...slot('links')}>{links}</Links>
      <Art {...slot('art')}>{picture}</Art>
    </Root>
  );
};
