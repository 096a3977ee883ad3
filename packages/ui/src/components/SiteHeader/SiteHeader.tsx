'use client';

import AppBar from '@mui/material/AppBar';
import { buttonClasses } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { type ElementType, useId } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { lowWindow } from '../../theme/layout.ts';
import { styled } from '../../theme/styled.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo, type LogoModel } from '../Logo/Logo.tsx';
import { Container } from '../Section/Section.tsx';

/** One audience of the switch: a link to its home, and the scheme that marks it as active. */
export interface AudienceModel extends LinkModel {
  readonly scheme: string;
}

/** The texts and links of the header (§2.2). */
export interface SiteHeaderModel {
  /** The working hours, as shown. */
  readonly hours: string;
  readonly audiences: readonly AudienceModel[];
  /**
   * The scheme of the page's audience, which is marked as current in the switch. (Its looks follow
   * `data-theme` of the document, so that they never flash.)
   */
  readonly activeScheme: string;
  readonly logo: LogoModel;
  /** The address of the logo's link. */
  readonly homeHref: string;
  /** The links of the main bar, in order. */
  readonly pages: readonly LinkModel[];
  /** The `href` of the link in `pages` that leads to the current page, if any. */
  readonly currentHref?: string;
  /** The button at the end of the main bar. */
  readonly service: LinkModel;
  /** The scheme whose colour the button takes on hover. */
  readonly serviceHoverScheme: string;
  /** Where a claim is made: a button in the menu of small screens. */
  readonly claim?: LinkModel;
  /** The phone number, as written, with its `tel:` address: in the strip, and in the menu. */
  readonly phone: LinkModel;
}

export type SiteHeaderProps = KitProps<
  SiteHeaderModel,
  'header',
  | 'strip'
  | 'reach'
  | 'hours'
  | 'call'
  | 'switch'
  | 'bar'
  | 'row'
  | 'homeLink'
  | 'pages'
  | 'barService'
  | 'toggle'
  | 'menu'
  | 'menuHead'
  | 'menuSwitch'
  | 'menuPages'
  | 'menuEnd'
  | 'phone'
>;

/** Below this width the switch has a row of its own, and the bar only logo and menu toggle. */
const narrow = '@media (max-width: 23.25em)';

/** `display: contents`, so that the bar in it can be sticky for the whole page. */
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
  [theme.breakpoints.down('md')]: {
    fontSize: '0.8125rem',
    '& > div': { paddingInlineEnd: 0 },
  },
  [narrow]: { '& > div': { flexDirection: 'column', paddingInline: 0 } },
  '@media print': { display: 'none' },
}));

/**
 * Hours and phone number side by side; on small screens one below the other, until the switch leaves
 * them a whole row.
 */
const Reach = styled('div', { name: 'KitSiteHeader', slot: 'Reach' })(({ theme }) => ({
  // Breaks into two lines before the switch moves below it.
  flex: '1 1 7rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: '0 28px',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: {
    paddingBlock: 4,
    fontSize: '0.75rem',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    '& > *': { flexBasis: '100%' },
    '& svg': { display: 'none' },
  },
  [narrow]: {
    flexBasis: 'auto',
    justifyContent: 'space-between',
    gap: '0 12px',
    paddingInline: theme.layout.gutter,
    '& > *': { flexBasis: 'auto' },
  },
}));

const Hours = styled('p', { name: 'KitSiteHeader', slot: 'Hours' })({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});

const Call = styled(Link, { name: 'KitSiteHeader', slot: 'Call' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  [theme.breakpoints.down('md')]: { minHeight: 24 },
}));

/**
 * Highlights the audience of the document's `data-theme`, so that nothing flashes on pages of no
 * audience.
 */
const switchLooks = (theme: Theme) => {
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

const Switch = styled('nav', { name: 'KitSiteHeader', slot: 'Switch' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  ...switchLooks(theme),
  [theme.breakpoints.down('md')]: { '& a': { paddingInline: 14 } },
  [narrow]: {
    marginInline: 0,
    '& a': { flex: '1 1 auto', paddingInline: 8, fontSize: '0.8125rem' },
  },
}));

const Bar = styled(AppBar, { name: 'KitSiteHeader', slot: 'Bar' })<{
  readonly component?: ElementType | undefined;
}>(({ theme }) => ({
  display: 'block',
  background: theme.vars.palette.roles.page,
  border: 0,
  borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}`,
  transition: 'none',
  [`${lowWindow}, print`]: { position: 'static' },
}));

const Row = styled(Toolbar, { name: 'KitSiteHeader', slot: 'Row' })<{
  readonly component?: ElementType | undefined;
}>(({ theme }) => ({
  position: 'static',
  // Large text takes a second line instead of overlapping.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 40px',
  minHeight: theme.layout.headerBar,
  [theme.breakpoints.down('lg')]: { columnGap: 12 },
  [theme.breakpoints.down('md')]: { minHeight: theme.layout.headerBarSmall },
}));

const HomeLink = styled(Link, { name: 'KitSiteHeader', slot: 'HomeLink' })(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  marginInlineEnd: 'auto',
  paddingBlock: 8,
  textDecoration: 'none',
  // A long second line of the name breaks before the bar does.
  [theme.breakpoints.down('md')]: { flex: '1 1 8.75rem' },
}));

const Pages = styled('nav', { name: 'KitSiteHeader', slot: 'Pages' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 32px',
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
  '& a': {
    position: 'relative',
    // Room between the letters and the focus ring.
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

const ServiceButton = (props: ButtonProps) => <Button {...props} />;

const BarService = styled(ServiceButton, { name: 'KitSiteHeader', slot: 'BarService' })(
  ({ theme }) => ({
    flex: 'none',
    [theme.breakpoints.down('md')]: {
      paddingInline: 14,
      fontSize: '0.9375rem',
      [`& > .${buttonClasses.icon}`]: { display: 'none' },
    },
    [narrow]: { display: 'none' },
    '@media print': { display: 'none' },
  }),
);

const Toggle = styled(IconButton, { name: 'KitSiteHeader', slot: 'Toggle' })(({ theme }) => ({
  marginInlineEnd: -12,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** A dividing line in the menu. */
const menuRule = '1px solid rgb(255 255 255 / 0.18)';

/**
 * A panel at the end edge of the window, over the page, on the brand's darkest surface. As a
 * `popover` it is hidden until it is opened.
 */
const Menu = styled('div', { name: 'KitSiteHeader', slot: 'Menu' })(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  boxSizing: 'border-box',
  width: 'min(26rem, 100%)',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${theme.layout.gutter} 16px`,
  border: 0,
  background: theme.vars.palette.roles.deep,
  color: theme.vars.palette.roles.onBrand,
  boxShadow: theme.layout.floatingShadow,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transform: 'translateX(100%)',
  '&:dir(rtl)': { inset: '0 auto 0 0', transform: 'translateX(-100%)' },
  transition: `transform ${motion.arrow}, overlay ${motion.arrow} allow-discrete, display ${motion.arrow} allow-discrete`,
  '&:popover-open': {
    display: 'flex',
    flexDirection: 'column',
    transform: 'none',
    '@starting-style': { transform: 'translateX(100%)' },
    '&:dir(rtl)': { '@starting-style': { transform: 'translateX(-100%)' } },
  },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  '@media (forced-colors: active)': { borderInlineStart: '1px solid' },
  // An open menu is hidden when the window becomes wide enough for the whole navigation.
  [theme.breakpoints.up('lg')]: { '&, &:popover-open': { display: 'none' } },
}));

const MenuHead = styled('div', { name: 'KitSiteHeader', slot: 'MenuHead' })(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: theme.layout.headerBarSmall,
  marginInlineEnd: -12,
}));

const MenuSwitch = styled('div', { name: 'KitSiteHeader', slot: 'MenuSwitch' })(({ theme }) => ({
  ...theme.typography.strip,
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  marginBlockStart: 4,
  border: menuRule,
  ...switchLooks(theme),
  '& a': { ...switchLooks(theme)['& a'], minHeight: theme.layout.control, fontSize: '1rem' },
}));

const MenuPages = styled('nav', { name: 'KitSiteHeader', slot: 'MenuPages' })(({ theme }) => ({
  flex: 'none',
  marginBlock: '8px 20px',
  '& li': { borderBlockEnd: menuRule },
  '& a': {
    ...theme.typography.display,
    display: 'block',
    // The whole menu can be reached in a short window.
    paddingBlock: 'clamp(11px, 1.8vh, 18px)',
    fontSize: '1.5rem',
    lineHeight: 1.2,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  '& a[aria-current]': {
    paddingInlineStart: 14,
    borderInlineStart: `4px solid ${theme.vars.palette.roles.accent}`,
  },
}));

/** At the bottom of the panel, within a thumb's reach. */
const MenuEnd = styled('div', { name: 'KitSiteHeader', slot: 'MenuEnd' })({
  display: 'grid',
  flex: 'none',
  gap: 12,
  marginBlockStart: 'auto',
});

const Phone = styled(Link, { name: 'KitSiteHeader', slot: 'Phone' })(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: theme.layout.control,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& svg': { color: theme.vars.palette.roles.accent },
}));

/**
 * The header of every page (§2.2): the strip with working hours, phone number and audience switch, then the main
 * bar, which is sticky. On small screens a menu holds the switch, the links, Self Service, the way to
 * a claim and the phone number. The menu is a popover and needs no script: the browser announces the toggle's
 * state, Escape or a press outside closes it, and focus goes back. A link in it opens another
 * document, whose menu is closed.
 */
export const SiteHeader = (props: SiteHeaderProps) => {
  const {
    hours,
    audiences,
    activeScheme,
    logo,
    homeHref,
    pages,
    currentHref,
    service,
    serviceHoverScheme,
    claim,
    phone,
    slot,
    ...root
  } = useKitProps('KitSiteHeader', props);
  const { words } = useKit();
  const menuId = useId();

  const switchLinks = audiences.map((audience) => (
    <Link
      key={audience.scheme}
      href={audience.href}
      aria-current={audience.scheme === activeScheme ? 'true' : undefined}
      data-scheme={audience.scheme}
    >
      {audience.label}
    </Link>
  ));
  const pageLink = ({ label, href, external }: LinkModel) => (
    <Link
      key={label}
      href={href}
      external={external}
      aria-current={href === currentHref ? 'page' : undefined}
    >
      {label}
    </Link>
  );

  return (
    <Root {...root}>
      <Strip {...slot('strip')}>
        <Container>
          <Reach {...slot('reach')}>
            <Hours {...slot('hours')}>
              <Icon name="clock" />
              {hours}
            </Hours>
            <Call {...slot('call')} href={phone.href}>
              <Icon name="phone" />
              {phone.label}
            </Call>
          </Reach>
          <Switch {...slot('switch')} aria-label={words.audienceSwitch}>
            {switchLinks}
          </Switch>
        </Container>
      </Strip>
      <Bar
        component="div"
        position="sticky"
        color="inherit"
        variant="outlined"
        square
        {...slot('bar')}
      >
        <Row component={Container} disableGutters variant="dense" {...slot('row')}>
          <HomeLink {...slot('homeLink')} href={homeHref}>
            <Logo {...logo} surface="light" />
          </HomeLink>
          <Pages {...slot('pages')} aria-label={words.mainNavigation}>
            {pages.map(pageLink)}
          </Pages>
          <BarService
            {...slot('barService')}
            href={service.href}
            external={service.external}
            size="small"
            startIcon={<Icon name="circle-user-round" />}
            hoverScheme={serviceHoverScheme}
          >
            {service.label}
          </BarService>
          <Toggle {...slot('toggle')} popoverTarget={menuId} aria-label={words.openMenu}>
            <Icon name="menu" />
          </Toggle>
          <Menu {...slot('menu')} id={menuId} popover="auto">
            <MenuHead {...slot('menuHead')}>
              <HomeLink {...slot('homeLink')} href={homeHref}>
                <Logo {...logo} surface="dark" />
              </HomeLink>
              <IconButton
                popoverTarget={menuId}
                popoverTargetAction="hide"
                aria-label={words.closeMenu}
              >
                <Icon name="x" />
              </IconButton>
            </MenuHead>
            <MenuSwitch {...slot('menuSwitch')} role="group" aria-label={words.audienceSwitch}>
              {switchLinks}
            </MenuSwitch>
            <MenuPages {...slot('menuPages')} aria-label={words.mainNavigation}>
              <ul>
                {pages.map((page) => (
                  <li key={page.label}>{pageLink(page)}</li>
                ))}
              </ul>
            </MenuPages>
            <MenuEnd {...slot('menuEnd')}>
              <Button
                href={service.href}
                external={service.external}
                color="secondary"
                startIcon={<Icon name="circle-user-round" />}
              >
                {service.label}
              </Button>
              {claim && (
                <Button
                  href={claim.href}
                  external={claim.external}
                  variant="outlined"
                  color="inherit"
                >
                  {claim.label}
                </Button>
              )}
              <Phone {...slot('phone')} href={phone.href}>
                <Icon name="phone" />
                {phone.label}
              </Phone>
            </MenuEnd>
          </Menu>
        </Row>
      </Bar>
    </Root>
  );
};
