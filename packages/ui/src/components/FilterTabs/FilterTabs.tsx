'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { fadingRow } from '../../theme/layout.ts';
import { Link } from '../Link/Link.tsx';

export interface FilterTabsModel {
  /** Accessible name: 'Categories'. */
  readonly label: string;
  /** Links to the filtered list; `current` marks the shown one. */
  readonly tabs: readonly {
    readonly label: string;
    readonly href: string;
    readonly current?: boolean;
  }[];
}

export type FilterTabsProps = KitProps<FilterTabsModel, 'nav', 'tabs' | 'tab'>;

const Root = styled('nav', { name: 'KitFilterTabs', slot: 'Root' })({});

/**
 * On small screens it scrolls sideways if the tabs do not fit; the padding keeps focus rings whole.
 */
const Tabs = styled('ul', { name: 'KitFilterTabs', slot: 'Tabs' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    marginBlock: -8,
    paddingBlock: 8,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    '& > li': { flex: 'none' },
    // Extends to the edges of the window, so that a cut-off tab shows that there are more.
    ...fadingRow(theme),
    // Keeps the current tab out of the fade.
    scrollPaddingInline: `calc(${theme.layout.gutter} + 48px)`,
  },
}));

const Tab = styled(Link, { name: 'KitFilterTabs', slot: 'Tab' })<{
  readonly ownerState: { readonly current: boolean };
}>(({ theme, ownerState: { current } }) => {
  const { roles } = theme.vars.palette;
  return {
    display: 'grid',
    alignItems: 'center',
    minHeight: theme.layout.controlHeader,
    paddingInline: 20,
    border: `1px solid ${current ? roles.brand : roles.controlBorder}`,
    borderRadius: theme.shape.borderRadius,
    fontSize: '1rem',
    fontWeight: 500,
    textDecoration: 'none',
    ...(current
      ? {
          background: roles.brand,
          color: roles.page,
          // Scrolls the row to the current tab without a script, in browsers that support it. If
          // the tabs wrap, the whole page would scroll.
          [theme.breakpoints.down('md')]: { scrollInitialTarget: 'nearest' },
          '@media (forced-colors: active)': { borderColor: 'Highlight', borderWidth: 3 },
        }
      : { '&:hover': { borderColor: roles.brand, background: roles.panel, color: roles.brand } }),
  };
});

/** The categories of a list as links, the chosen one marked (§2.6, §4.2). */
export const FilterTabs = (props: FilterTabsProps) => {
  const { label, tabs, slot, ...root } = useKitProps('KitFilterTabs', props);
  return (
    <Root {...root} aria-label={label}>
      <Tabs {...slot('tabs')}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Tab
              {...slot('tab')}
              ownerState={{ current: tab.current ?? false }}
              href={tab.href}
              aria-current={tab.current ? 'true' : undefined}
            >
              {tab.label}
            </Tab>
          </li>
        ))}
      </Tabs>
    </Root>
  );
};
