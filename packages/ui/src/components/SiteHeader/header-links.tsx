'use client';

import type { Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import type { AudienceModel } from './header-model.ts';

/**
 * Highlights the audience that `<html data-theme>` names, so that the highlight of a page of no
 * audience is also right from the first paint on.
 */
export const switchLooks = (theme: Theme) => {
  const { roles } = theme.vars.palette;
  const chosen = {
    background: roles.page,
    color: roles.brandHover,
    boxShadow: `inset 0 4px 0 ${roles.brandActive}`,
    '@media (forced-colors: active)': {
      textDecoration: 'underline',
      textDecorationThickness: 4,
      textUnderlineOffset: 4,
    },
    '&:focus-visible': { outlineColor: roles.focusInner },
  };
  return {
    '& a': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: 32,
      paddingInline: 20,
      fontWeight: 600,
      textAlign: 'center',
      textDecoration: 'none',
      color: roles.onBrandMuted,
    },
    '& a:hover': {
      color: roles.onBrand,
      textDecoration: 'underline',
      textUnderlineOffset: 4,
    },
    // The strip is at the edge of the window, so its focus ring is inside.
    '& a:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
    ...Object.fromEntries(
      (theme.schemes ?? []).map((name) => [
        `html[data-theme="${name}"] & a[data-scheme="${name}"]`,
        chosen,
      ]),
    ),
  } as const;
};

/** The links of the switch: the audience of the page is marked as current. */
export const AudienceLinks = ({
  audiences,
  activeScheme,
}: {
  readonly audiences: readonly AudienceModel[];
  readonly activeScheme: string;
}) =>
  audiences.map((audience) => (
    <Link
      key={audience.scheme}
      href={audience.href}
      aria-current={audience.scheme === activeScheme ? 'true' : undefined}
      data-scheme={audience.scheme}
    >
      {audience.label}
    </Link>
  ));

/** A link of the main navigation: the one to the current page is marked. */
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
