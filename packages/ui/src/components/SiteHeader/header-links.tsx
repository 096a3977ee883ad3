'use client';

import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import type { AudienceModel } from './header-model.ts';

/**
 * A link of the switch, in the strip and in the menu. The audience of `<html data-theme>` is
 * highlighted, so that the highlight is right from the first paint on, also on pages without an
 * audience.
 */
const AudienceLink = styled(Link, { name: 'KitSiteHeader', slot: 'Audience' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  const ofScheme = (name: string) => `html[data-theme="${name}"] &[data-scheme="${name}"]`;
  const chosen = theme.schemes?.map(ofScheme).join() ?? '&[aria-current]';
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 32,
    paddingInline: 20,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    color: roles.onBrandMuted,
    '&:hover': {
      color: roles.onBrand,
      textDecoration: 'underline',
      textUnderlineOffset: 4,
    },
    // The strip is at the edge of the window, so its focus ring is inside.
    '&:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
    [chosen]: {
      background: roles.page,
      color: roles.brandHover,
      boxShadow: `inset 0 4px 0 ${roles.brandActive}`,
      '@media (forced-colors: active)': {
        textDecoration: 'underline',
        textDecorationThickness: 4,
        textUnderlineOffset: 4,
      },
      '&:focus-visible': { outlineColor: roles.focusInner },
    },
  };
});

/** The links of the switch; the page's audience is marked as current. */
export const AudienceLinks = ({
  audiences,
  activeScheme,
}: {
  readonly audiences: readonly AudienceModel[];
  readonly activeScheme: string;
}) =>
  audiences.map((audience) => (
    <AudienceLink
      key={audience.scheme}
      href={audience.href}
      aria-current={audience.scheme === activeScheme ? 'true' : undefined}
      data-scheme={audience.scheme}
    >
      {audience.label}
    </AudienceLink>
  ));

/** A link of the main navigation; the one to the current page is marked. */
export const PageLink = ({
  page,
  currentHref,
}: {
  readonly page: LinkModel;
  readonly currentHref: string | undefined;
}) => <Link {...linkProps(page)} aria-current={page.href === currentHref ? 'page' : undefined} />;

/** The link around the logo, to the home page. */
export const HomeLink: ComponentType<LinkProps> = styled(Link, {
  name: 'KitSiteHeader',
  slot: 'HomeLink',
})(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  marginInlineEnd: 'auto',
  paddingBlock: 8,
  textDecoration: 'none',
  // A long second line of the name wraps before the bar does.
  [theme.breakpoints.down('md')]: { flex: '1 1 8.75rem' },
}));
