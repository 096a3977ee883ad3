'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, type LabelledLink, linkProps, useKitProps } from '../../kit-props.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { Link } from '../Link/Link.tsx';

/** A link. `current` marks the link to the page or list that is shown. */
export interface NavTab extends LabelledLink {
  readonly current?: boolean | undefined;
}

type Variant = 'line' | 'chips';

interface OwnProps {
  readonly tabs: readonly NavTab[];
  /** `line`: links to pages (§2.10). `chips`: filters of a list (§2.6); pass an `aria-label`. */
  readonly variant?: Variant | undefined;
}

export type TabNavProps = KitProps<OwnProps, 'nav', 'tabs' | 'tab'>;

type WithVariant = { readonly ownerState: { readonly variant: Variant } };

const Root = styled('nav', { name: 'KitTabNav', slot: 'Root' })<WithVariant>(
  ({ theme, ownerState: { variant } }) =>
    variant === 'line' && { borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}` },
);

/** Extends over the gutters, so that focus rings are not cut off. A fade hints at further tabs. */
const Tabs = styled('ul', { name: 'KitTabNav', slot: 'Tabs' })<WithVariant>(
  ({ theme, ownerState: { variant } }) => {
    const { gutter } = theme.layout;
    const row = {
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      // If the row scrolls to a tab, a part of the tab beside it stays visible.
      scrollPaddingInline: `calc(${gutter} + 48px)`,
      overflowX: 'auto',
      maskImage: `linear-gradient(to right, transparent, #000 ${gutter}, #000 calc(100% - ${gutter}), transparent)`,
    } as const;
    const looks = {
      line: {
        ...row,
        columnGap: 32,
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        [theme.breakpoints.down('md')]: { columnGap: 18 },
      },
      chips: {
        flexWrap: 'wrap',
        gap: 10,
        [theme.breakpoints.down('md')]: {
          ...row,
          flexWrap: 'nowrap',
          marginBlock: -8,
          paddingBlock: 8,
          scrollbarWidth: 'thin',
          '& > li': { flex: 'none' },
        },
      },
    } as const;
    return { display: 'flex', ...looks[variant] };
  },
);

const Tab = styled(Link, { name: 'KitTabNav', slot: 'Tab' })<{
  readonly ownerState: { readonly variant: Variant; readonly current: boolean };
}>(({ theme, ownerState: { variant, current } }) => {
  const { roles } = theme.vars.palette;
  // Scrolls to the current tab without a script, in browsers that support the property.
  const inView = { scrollInitialTarget: 'nearest' } as const;
  const looks = {
    line: {
      position: 'relative',
      display: 'block',
      paddingBlock: 18,
      color: roles[current ? 'brand' : 'ink'],
      fontWeight: current ? 600 : 500,
      ...(current && inView),
      lineHeight: 1.3,
      whiteSpace: 'nowrap',
      '&:hover': { color: roles.brand },
      '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: 4,
        background: roles.brandActive,
        transform: current ? 'scaleX(1)' : 'scaleX(0)',
        transition: `transform ${motion.arrow}`,
        '@media (forced-colors: active)': { background: 'LinkText' },
      },
      '&:hover::after': { transform: 'scaleX(1)' },
    },
    chips: {
      display: 'grid',
      alignItems: 'center',
      minHeight: theme.layout.controlHeader,
      paddingInline: 20,
      border: `1px solid ${current ? roles.brand : roles.controlBorder}`,
      borderRadius: theme.shape.borderRadius,
      fontSize: '1rem',
      fontWeight: 500,
      ...(current
        ? {
            background: roles.brand,
            color: roles.page,
            // On large screens, chips do not scroll, so `inView` would scroll the page.
            [theme.breakpoints.down('md')]: inView,
            '@media (forced-colors: active)': { borderColor: 'Highlight', borderWidth: 3 },
          }
        : { '&:hover': { borderColor: roles.brand, background: roles.panel, color: roles.brand } }),
    },
  } as const;
  return { textDecoration: 'none', ...looks[variant] };
});

/** Links to pages or filters, one of them current. If space is short, they scroll or wrap. */
export const TabNav = (props: TabNavProps) => {
  const { tabs, variant = 'line', slot, ...root } = useKitProps('KitTabNav', props);
  const { labels } = useKit();
  const isLine = variant === 'line';
  const Box = isLine ? Container : Fragment;
  return (
    <Root aria-label={labels.sectionNavigation} {...root} ownerState={{ variant }}>
      <Box>
        <Tabs {...slot('tabs')} ownerState={{ variant }}>
          {tabs.map(({ current = false, ...link }) => (
            <li key={link.href}>
              <Tab
                {...slot('tab')}
                ownerState={{ variant, current }}
                {...linkProps(link)}
                aria-current={current ? (isLine ? 'page' : 'true') : undefined}
              />
            </li>
          ))}
        </Tabs>
      </Box>
    </Root>
  );
};
