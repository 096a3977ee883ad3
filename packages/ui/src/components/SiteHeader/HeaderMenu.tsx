'use client';

import { styled } from '@mui/material/styles';
import { motion, phoneOnItsSide } from '../../theme/kit-tokens.ts';

const menuRule = '1px solid rgb(255 255 255 / 0.18)';

/** Beyond the right edge. For right-to-left writing `baseStyles` sets `--kit-end`. */
const offScreen = 'translateX(var(--kit-end, 120%))';

/** Includes `display` and `overlay`, so that the panel stays visible while it slides out. */
const slide = {
  transition: `${motion.arrow} allow-discrete`,
  transitionProperty: 'transform, opacity, display, overlay',
} as const;

export type HeaderMenuSlot = 'menu' | 'menuHead' | 'menuSwitch' | 'menuPages' | 'menuEnd';

/** Selects browsers with popovers. Without popovers, narrow windows always show the menu. */
export const withPopovers = '@supports selector(:popover-open)';

/**
 * The menu in windows narrower than 1161 px: a popover at the inline end. In browsers without
 * popovers, the menu is part of the bar. The popover needs no script: browsers announce whether it
 * is open, and close it on Escape or a press outside.
 */
const Menu = styled('div', { name: 'KitSiteHeader', slot: 'Menu' })(({ theme }) => ({
  flex: '1 0 100%',
  padding: `0 ${theme.layout.gutter} 16px`,
  background: theme.vars.palette.roles.deep,
  color: theme.vars.palette.roles.onBrand,
  '& a:not(:hover)': { textDecoration: 'none' },
  '& a > svg': { color: theme.vars.palette.roles.accent },
  [withPopovers]: {
    position: 'fixed',
    inset: 0,
    insetInlineStart: 'auto',
    width: 'min(26rem, 100%)',
    height: 'auto',
    margin: 0,
    border: 0,
    boxShadow: theme.layout.floatingShadow,
    overflowY: 'auto',
    transform: offScreen,
    ...slide,
    '&:popover-open': {
      viewTransitionName: 'menu',
      display: 'flex',
      flexDirection: 'column',
      transform: 'none',
      '@starting-style': { transform: offScreen },
    },
    '&::backdrop': { background: 'rgb(0 0 0 / 0.5)', opacity: 0, ...slide },
    '&:popover-open::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
    '@media (forced-colors: active)': { borderInlineStart: '1px solid' },
    // Two columns, so that the whole menu fits the screen.
    [phoneOnItsSide]: {
      width: 'min(44rem, 100%)',
      '&:popover-open': {
        display: 'grid',
        gridTemplate: 'auto auto 1fr / 1fr 1fr',
        columnGap: 40,
      },
      '& > div:first-of-type': { gridColumn: '1 / 3' },
      '& > nav': { gridRow: '2 / 4' },
    },
  },
  // Wide windows hide the menu, because the bar has room for all links.
  [theme.breakpoints.up('lg')]: { display: 'none', '&:popover-open': { display: 'none' } },
}));

const MenuHead = styled('div', { name: 'KitSiteHeader', slot: 'MenuHead' })(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.layout.headerBarSmall,
  marginInlineEnd: -12,
}));

const MenuSwitch = styled('div', { name: 'KitSiteHeader', slot: 'MenuSwitch' })(({ theme }) => ({
  ...theme.typography.strip,
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  border: menuRule,
  '& a': { minHeight: theme.layout.control, fontSize: '1rem' },
}));

const MenuPages = styled('nav', { name: 'KitSiteHeader', slot: 'MenuPages' })(({ theme }) => ({
  flex: 'none',
  marginBlockStart: 8,
  '& > ul > li': { borderBlockEnd: menuRule },
  '& a': { display: 'flex', alignItems: 'center', gap: 8, paddingBlock: '2px 12px' },
  '& a:not(li li a)': {
    ...theme.typography.display,
    display: 'block',
    // Little space, so that the whole menu fits a window 640 px high.
    paddingBlock: 8,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& a[aria-current]': {
    paddingInlineStart: 14,
    borderInlineStart: `4px solid ${theme.vars.palette.roles.accent}`,
  },
  '& ul ul': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
}));

const MenuEnd = styled('div', { name: 'KitSiteHeader', slot: 'MenuEnd' })(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '8px 20px',
  marginBlockStart: 16,
  '&&& > .MuiButton-root': { flex: 'auto', paddingInline: 8, fontSize: '1rem' },
  '& > p': { flexBasis: '100%' },
  '&& > p > a': { textDecoration: 'underline' },
  // The phone number, and channels such as WhatsApp.
  '& > .KitLink-root:not(.KitTextLink-root)': {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
  },
}));

export { Menu, MenuEnd, MenuHead, MenuPages, MenuSwitch };
