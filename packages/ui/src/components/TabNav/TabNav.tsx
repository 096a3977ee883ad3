'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { fadingRow } from '../../theme/layout.ts';
import { Link } from '../Link/Link.tsx';

/** Tabs between sibling pages, such as the products of an audience (§2.10). */
export interface TabNavModel {
  readonly links: readonly LinkModel[];
  /** `href` of the current page's link in `links`. */
  readonly currentHref: string;
}

export type TabNavProps = KitProps<TabNavModel, 'nav', 'tabs' | 'tab'>;

const Root = styled('nav', { name: 'KitTabNav', slot: 'Root' })(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}`,
}));

/** Scrolls from edge to edge of the window, so that no tab or focus ring is cut at the gutter. */
const Tabs = styled('ul', { name: 'KitTabNav', slot: 'Tabs' })(({ theme }) => ({
  display: 'flex',
  columnGap: 32,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Leaves the end of the previous tab visible when the current one is scrolled into view.
  scrollPaddingInline: `calc(${theme.layout.gutter} + 48px)`,
  ...fadingRow(theme),
  [theme.breakpoints.down('md')]: { columnGap: 18 },
}));

const Tab = styled(Link, { name: 'KitTabNav', slot: 'Tab' })<{
  readonly ownerState: { readonly current: boolean };
}>(({ theme, ownerState: { current } }) => ({
  position: 'relative',
  display: 'block',
  paddingBlock: 18,
  color: theme.vars.palette.roles[current ? 'brand' : 'ink'],
  fontWeight: current ? 600 : 500,
  // Scrolls the current tab into view without a script, in browsers that support it.
  ...(current && { scrollInitialTarget: 'nearest' }),
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.roles.brand },
  '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 4,
    background: theme.vars.palette.roles.brandActive,
    transform: current ? 'scaleX(1)' : 'scaleX(0)',
    transition: `transform ${motion.arrow}`,
    '@media (forced-colors: active)': { background: 'LinkText' },
  },
  '&:hover::after': { transform: 'scaleX(1)' },
}));

/** Links between sibling pages, the current one marked; they scroll sideways if they do not fit. */
export const TabNav = (props: TabNavProps) => {
  const { links, currentHref, slot, ...root } = useKitProps('KitTabNav', props);
  const { words } = useKit();
  return (
    <Root aria-label={words.sectionNavigation} {...root}>
      <Container>
        <Tabs {...slot('tabs')}>
          {links.map((link) => (
            <li key={link.href}>
              <Tab
                {...slot('tab')}
                ownerState={{ current: link.href === currentHref }}
                {...linkProps(link)}
                aria-current={link.href === currentHref ? 'page' : undefined}
              />
            </li>
          ))}
        </Tabs>
      </Container>
    </Root>
  );
};
