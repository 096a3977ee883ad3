'use client';

import { styled } from '../../theme/styled.ts';
import { Link } from '../Link/Link.tsx';

/** A choice of what a list shows (§2.6). */
export interface FilterTabsModel {
  /** Names the choice: 'Categories'. */
  readonly label: string;
  /** The choices in order, each a link to the list so filtered; `current` marks the one shown. */
  readonly tabs: readonly {
    readonly label: string;
    readonly href: string;
    readonly current?: boolean;
  }[];
}

export interface FilterTabsProps extends FilterTabsModel {
  readonly className?: string | undefined;
}

/** Scrolls sideways where the tabs need more room; the padding keeps their focus marks whole. */
const Root = styled('nav', { name: 'KitFilterTabs', slot: 'Root' })(({ theme }) => ({
  '& ul': {
    display: 'flex',
    gap: 10,
    margin: -8,
    padding: 8,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollPaddingInline: 8,
  },
  '& li': { flex: 'none' },
  '& a': {
    display: 'grid',
    alignItems: 'center',
    minHeight: theme.layout.controlHeader,
    paddingInline: 20,
    border: `1px solid ${theme.vars.palette.roles.controlBorder}`,
    borderRadius: theme.shape.borderRadius,
    fontSize: '1rem',
    fontWeight: 500,
    textDecoration: 'none',
    transition: 'background-color 160ms, color 160ms, border-color 160ms',
  },
  '& a:hover': {
    borderColor: theme.vars.palette.roles.brand,
    background: theme.vars.palette.roles.panel,
    color: theme.vars.palette.roles.brand,
  },
  '& a[aria-current], & a[aria-current]:hover': {
    borderColor: theme.vars.palette.roles.brand,
    background: theme.vars.palette.roles.brand,
    color: theme.vars.palette.roles.onBrand,
  },
  [theme.breakpoints.down('md')]: {
    // To the window's edges: a tab that is cut there tells that there are more.
    '& ul': {
      marginInline: `calc(-1 * ${theme.layout.gutter})`,
      paddingInline: theme.layout.gutter,
      scrollPaddingInline: theme.layout.gutter,
    },
  },
  '@media (forced-colors: active)': {
    '& a[aria-current]': { borderColor: 'Highlight', borderWidth: 3 },
  },
}));

/** The categories of a list as links, the chosen one marked (§2.6, §4.2). */
export const FilterTabs = ({ label, tabs, className }: FilterTabsProps) => (
  <Root className={className} aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <Link href={tab.href} aria-current={tab.current ? 'true' : undefined}>
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  </Root>
);
