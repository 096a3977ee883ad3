'use client';

import Paper from '@mui/material/Paper';
import { flatLooks, flatPaper } from '../../flat-paper.ts';
import { type KitProps, type Polymorphic, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A service that a visitor can open (§2.18). */
export interface ServiceTileModel {
  readonly title: string;
  readonly text?: string;
  readonly icon: IconName;
  /** The link to the service: 'Open the claims portal'. */
  readonly link: LinkModel;
  /** Another way to it: a phone number with its `tel:` address. */
  readonly call?: LinkModel;
}

interface OwnProps extends ServiceTileModel {
  /** `light` is the brand's light panel, `full` its full colour. */
  readonly kind: 'light' | 'full';
}

export type ServiceTileProps = KitProps<OwnProps, typeof Paper, 'strip' | 'ways' | 'open' | 'call'>;

const Root = styled(Paper, { name: 'KitServiceTile', slot: 'Root' })<Polymorphic>(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    ...flatLooks,
    '--strip': roles.brand,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 340,
    padding: `0 ${theme.layout.panel} ${theme.layout.panel}`,
    overflowWrap: 'anywhere',
    background: roles.panelStrong,
    color: roles.onPanel,
    '&[data-kind="full"]': { '--strip': roles.deep, background: roles.tile, color: roles.onBrand },
    '& > h2': theme.typography.h2,
    '& > p': { ...theme.typography.lead, maxWidth: '24em', marginBlock: '14px 28px' },
    '&:hover > [aria-hidden]': { transform: 'none' },
    [theme.breakpoints.down('md')]: { minHeight: 0, padding: '0 24px 28px' },
    '@media (forced-colors: active)': { border: '1px solid' },
    '@media print': { '&, &[data-kind="full"]': { background: 'none', color: 'inherit' } },
  };
});

/** A strip of cloth with the service's icon, hung from the top of the tile. */
const Strip = styled('div', { name: 'KitServiceTile', slot: 'Strip' })(({ theme }) => ({
  width: 88,
  marginBlockEnd: 28,
  paddingBlockStart: 44,
  background: 'var(--strip)',
  color: theme.vars.palette.roles.accent,
  transform: 'translateY(-14px)',
  clipPath: 'inset(14px 0 0)',
  transition: `transform ${motion.picture} ${motion.curve}`,
  '& > svg': { display: 'block', marginInline: 'auto' },
  '& > svg:first-of-type': { width: 44, height: 44 },
  '& > svg + svg': { width: '100%', height: 'auto', marginBlockStart: 24 },
  '@media print': { display: 'none' },
}));

const Ways = styled('div', { name: 'KitServiceTile', slot: 'Ways' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  marginBlockStart: 'auto',
});

const Open = styled(TextLink, { name: 'KitServiceTile', slot: 'Open' })({
  // The link covers the whole tile.
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Call = styled(Link, { name: 'KitServiceTile', slot: 'Call' })({
  // Above the link that covers the tile.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** The woven block at the strip's end, 88 × 32. */
const weave = 'M0 0h22l-11 16zM22 0h22l-11 16zM44 0h22l-11 16zM66 0h22l-11 16zM0 22h88v6H0z';

/**
 * MUI's `Paper`: a service. A strip with its icon, its name, a sentence, the link to it, which covers
 * the tile, and a number to call.
 */
export const ServiceTile = (props: ServiceTileProps) => {
  const {
    kind,
    title,
    text,
    icon,
    link,
    call,
    as: component = 'article',
    slot,
    ...root
  } = useKitProps('KitServiceTile', props);
  return (
    <Root {...flatPaper} component={component} {...root} data-kind={kind}>
      <Strip {...slot('strip')} aria-hidden="true">
        <Icon name={icon} />
        <svg viewBox="0 0 88 32" aria-hidden="true" focusable="false">
          <path d={weave} fill="currentColor" />
        </svg>
      </Strip>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <Ways {...slot('ways')}>
        <Open {...slot('open')} href={link.href} external={link.external} color="inherit">
          {link.label}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Open>
        {call && (
          <Call {...slot('call')} href={call.href}>
            <Icon name="phone" />
            {call.label}
          </Call>
        )}
      </Ways>
    </Root>
  );
};
