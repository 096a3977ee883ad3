'use client';

import { buttonClasses } from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton, { iconButtonClasses } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { type ComponentType, type MouseEvent, type ReactNode, useId } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, type Polymorphic, useKitProps, useNamedProps } from '../../kit-props.ts';
import { brandHoverVariable } from '../../theme/create-kit-theme.ts';
import { lowWindow, motion } from '../../theme/kit-tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import {
  type HeaderMenuSlot,
  Menu,
  MenuEnd,
  MenuHead,
  MenuPages,
  MenuSwitch,
  withPopovers,
} from './HeaderMenu.tsx';

interface OwnProps {
  /** Opening hours, in the strip at the top. */
  readonly hours: ReactNode;
  /** A `Link` with icon and phone number, in the strip at the top. */
  readonly phone: ReactNode;
  /** `AudienceLink`s, which switch the audience, in the strip and in the menu. */
  readonly audiences: ReactNode;
  readonly homeHref: string;
  /** `Logo`s: `logo` on the light bar, `menuLogo` on the dark menu. */
  readonly logo: ReactNode;
  readonly menuLogo: ReactNode;
  /** A `Link` to each page, in the sticky bar. `aria-current="page"` marks the current page. */
  readonly pages: ReactNode;
  /** An `<li>` in the menu for each link of `pages`. It may also contain a `ul` of links. */
  readonly menuPages: ReactNode;
  /** The `Button` in the bar, such as 'Self Service'. */
  readonly service: ReactNode;
  /** Name of the colour scheme that gives the `service` button its hover colour (§2.2). */
  readonly serviceHoverScheme: string;
  /** `Button`s at the end of the menu. */
  readonly menuActions: ReactNode;
  /** `Link`s and `TextLink`s at the end of the menu, below `menuActions`. */
  readonly contact: ReactNode;
}

export type SiteHeaderProps = KitProps<
  OwnProps,
  'header',
  'strip' | 'hours' | 'switch' | 'bar' | 'row' | 'pages' | HeaderMenuSlot
>;

/** In these windows audience links have a separate row; the bar has only logo and menu button. */
const narrow = '@media (max-width: 23.25em)';

/** With `display: contents`, the bar is sticky on the whole page, not only in the header. */
const Root = styled('header', { name: 'KitSiteHeader', slot: 'Root' })({ display: 'contents' });

const Strip = styled('div', { name: 'KitSiteHeader', slot: 'Strip' })(({ theme }) => ({
  ...theme.typography.strip,
  background: theme.vars.palette.roles.deep,
  color: theme.vars.palette.roles.onBrandMuted,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    gap: '0 8px',
    minHeight: theme.layout.headerStrip,
  },
  [theme.breakpoints.down('md')]: { fontSize: '0.8125rem', '& > div': { paddingInlineEnd: 0 } },
  [lowWindow]: { '& > div': { minHeight: 36 } },
  [narrow]: { '& > div': { flexDirection: 'column', paddingInline: 0 } },
}));

const TopContact = styled('div', { name: 'KitSiteHeader', slot: 'StripContact' })(({ theme }) => ({
  // If space is short, first the phone number moves below the hours, then the audience links wrap.
  flex: '1 1 7rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: '0 28px',
  fontVariantNumeric: 'tabular-nums',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  [theme.breakpoints.down('md')]: {
    '& > a': { minHeight: 24 },
    '& > a:focus-visible': { outlineOffset: 0, boxShadow: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    // Less padding below the phone link, because the link is taller than its text.
    paddingBlock: '8px 4px',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    '& > *': { flexBasis: '100%' },
    '& svg': { display: 'none' },
  },
  [narrow]: {
    flexBasis: 'auto',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: `4px ${theme.layout.gutter}`,
    // Fits hours and phone number on one line at 320 px.
    fontSize: 'min(0.8125rem, 3.9vw)',
    '& > *': { flexBasis: 'auto' },
  },
}));

const Hours = styled('p', { name: 'KitSiteHeader', slot: 'Hours' })({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});

const Switch = styled('nav', { name: 'KitSiteHeader', slot: 'Switch' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  [theme.breakpoints.down('md')]: { '& a': { paddingInline: 14 } },
  [narrow]: {
    marginInline: 0,
    '& a': { flex: '1 1 auto', paddingInline: 8, fontSize: '0.8125rem' },
  },
}));

const Bar = styled('div', { name: 'KitSiteHeader', slot: 'Bar' })(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.roles.page,
  borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}`,
  // A view transition name keeps the bar above the hero while pages change.
  viewTransitionName: 'bar',
  // In browsers without popovers the bar contains the whole menu, so it must not be sticky.
  [theme.breakpoints.down('lg')]: {
    position: 'static',
    [withPopovers]: { position: 'sticky' },
  },
  [`${lowWindow}, print`]: { position: 'static' },
}));

const serviceButton = `& > .${buttonClasses.root}`;
const menuButton = `& > .${iconButtonClasses.root}`;

/** Also styles the row's buttons: a class for each would make every page's HTML larger. */
const Row = styled(Toolbar, { name: 'KitSiteHeader', slot: 'Row' })<
  Polymorphic & { readonly ownerState: { readonly hoverScheme: string } }
>(({ theme, ownerState: { hoverScheme } }) => ({
  position: 'static',
  // If a visitor enlarges text, the row wraps, so that its parts do not overlap.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 40px',
  minHeight: theme.layout.headerBar,
  [menuButton]: { marginInlineEnd: -12, display: 'none' },
  [withPopovers]: { [menuButton]: { display: 'inline-flex' } },
  [theme.breakpoints.up('lg')]: { [menuButton]: { display: 'none' } },
  [theme.breakpoints.down('lg')]: { columnGap: 12 },
  [serviceButton]: {
    flex: 'none',
    minHeight: theme.layout.controlHeader,
    padding: '4px 18px',
    fontSize: '1rem',
    // If `hoverScheme` does not exist, the button has the hover colour of the page's scheme.
    '&:hover': {
      '--variant-containedBg': `var(${brandHoverVariable(hoverScheme)},${theme.vars.palette.roles.brandHover})`,
    },
  },
  [theme.breakpoints.down('md')]: {
    minHeight: theme.layout.headerBarSmall,
    [serviceButton]: { paddingInline: 14, fontSize: '0.9375rem' },
    [`${serviceButton} > .${buttonClasses.icon}`]: { display: 'none' },
  },
  [lowWindow]: { minHeight: 56 },
  [`${narrow}, print`]: { [serviceButton]: { display: 'none' } },
}));

const Pages = styled('nav', { name: 'KitSiteHeader', slot: 'Pages' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 32px',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& a': {
    position: 'relative',
    padding: '30px 8px',
    marginInline: -8,
    color: theme.vars.palette.roles.ink,
    fontSize: '1rem',
    fontWeight: 500,
    lineHeight: 1.5,
    textDecoration: 'none',
  },
  '& a::after': {
    content: '""',
    position: 'absolute',
    insetInline: 8,
    insetBlockEnd: -1,
    height: 4,
    background: theme.vars.palette.roles.brandActive,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.arrow}`,
    '[dir="rtl"] &': { transformOrigin: 'right' },
    '@media (forced-colors: active)': { background: 'LinkText' },
  },
  '& a:hover::after, & a[aria-current]::after': { transform: 'scaleX(1)' },
}));

/** Link to an audience. CSS highlights it at the first paint, according to `<html data-theme>`. */
const Audience = styled(Link, { name: 'KitSiteHeader', slot: 'Audience' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  const ofScheme = (name: string) => `html[data-theme="${name}"] &.KitAudienceLink-${name}`;
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
    '&:hover': { color: roles.onBrand, textDecoration: 'underline', textUnderlineOffset: 4 },
    // Draws the focus ring inside the link, because the strip is at the edge of the window.
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

/** Switches the audience. CSS highlights the link whose `scheme` is the page's colour scheme. */
export const AudienceLink = (props: LinkProps & { readonly scheme: string }) => {
  const { scheme, ...root } = useNamedProps('KitAudienceLink', props);
  return <Audience {...root} className={`${root.className} KitAudienceLink-${scheme}`} />;
};

/** Closes the menu when a link is pressed (§2.2), because a router's link keeps the document. */
const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.();
};

const HomeLink: ComponentType<LinkProps> = styled(Link, {
  name: 'KitSiteHeader',
  slot: 'HomeLink',
})(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  marginInlineEnd: 'auto',
  paddingBlock: 8,
  textDecoration: 'none',
  // Wraps the logo's long `descriptor` before the bar wraps.
  [theme.breakpoints.down('md')]: { flex: '1 1 8.75rem' },
}));

/** The header of all pages (§2.2): a strip, a sticky bar and, in windows below 1161 px, a menu. */
export const SiteHeader = (props: SiteHeaderProps) => {
  const {
    hours,
    phone,
    audiences,
    homeHref,
    logo,
    menuLogo,
    pages,
    menuPages,
    service,
    serviceHoverScheme,
    menuActions,
    contact,
    slot,
    ...root
  } = useKitProps('KitSiteHeader', props);
  const { labels } = useKit();
  const menuId = useId();
  return (
    <Root {...root}>
      <Strip {...slot('strip')}>
        <Container>
          <TopContact>
            <Hours {...slot('hours')}>
              <Icon name="clock" />
              {hours}
            </Hours>
            {phone}
          </TopContact>
          <Switch {...slot('switch')} aria-label={labels.audienceSwitch}>
            {audiences}
          </Switch>
        </Container>
      </Strip>
      <Bar {...slot('bar')}>
        <Row
          component={Container}
          disableGutters
          variant="dense"
          {...slot('row')}
          ownerState={{ hoverScheme: serviceHoverScheme }}
        >
          <HomeLink href={homeHref}>{logo}</HomeLink>
          <Pages {...slot('pages')} aria-label={labels.mainNavigation}>
            {pages}
          </Pages>
          {service}
          <IconButton popoverTarget={menuId} aria-label={labels.openMenu}>
            <Icon name="menu" />
          </IconButton>
          <Menu onClick={closeOnLink} {...slot('menu')} id={menuId} popover="auto">
            <MenuHead {...slot('menuHead')}>
              <HomeLink href={homeHref}>{menuLogo}</HomeLink>
              <IconButton
                popoverTarget={menuId}
                popoverTargetAction="hide"
                aria-label={labels.closeMenu}
              >
                <Icon name="x" />
              </IconButton>
            </MenuHead>
            <MenuSwitch {...slot('menuSwitch')} role="group" aria-label={labels.audienceSwitch}>
              {audiences}
            </MenuSwitch>
            <MenuPages {...slot('menuPages')} aria-label={labels.mainNavigation}>
              <ul>{menuPages}</ul>
            </MenuPages>
            <MenuEnd {...slot('menuEnd')}>
              {menuActions}
              {contact}
            </MenuEnd>
          </Menu>
        </Row>
      </Bar>
    </Root>
  );
};
