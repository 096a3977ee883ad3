'use client';

import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import Pagination, {
  type PaginationProps,
  type PaginationRenderItemParams,
} from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import { useKit } from '../../KitProvider.tsx';
import { type Polymorphic, useNamedProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

const { label } = generateUtilityClasses('KitPager', ['label']);

/** MUI's props without `count`, which is the number of `hrefs`. `page` is required. */
export interface PagerProps
  extends Omit<PaginationProps, 'count' | 'page' | 'defaultPage' | 'getItemAriaLabel'> {
  /** Number of the current page, from 1. */
  readonly page: number;
  readonly hrefs: readonly string[];
}

const Root = styled(Pagination, { name: 'KitPager', slot: 'Root' })({
  containerType: 'inline-size',
  '& > ul': { gap: 8 },
  // Gives arrows and numbers equal height, even if text is large.
  '& li': { display: 'flex' },
  // In a narrow pager, the words Previous and Next are visually hidden beside their arrows.
  '@container (max-width: 33rem)': {
    [`& .${label}`]: { position: 'absolute', clipPath: 'inset(50%)' },
    '& li': { position: 'relative' },
  },
});

const Item = styled(PaginationItem, { name: 'KitPager', slot: 'Item' })<
  Polymorphic & { readonly href?: string | undefined }
>(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    gap: 8,
    minWidth: theme.layout.controlHeader,
    height: 'auto',
    minHeight: theme.layout.controlHeader,
    margin: 0,
    padding: '0 14px',
    border: `1px solid ${roles.controlBorder}`,
    color: roles.brand,
    font: 'inherit',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '&&:hover': { borderColor: roles.brand, background: roles.panel },
    '&[aria-current], &&[aria-current]:hover': {
      borderColor: roles.brand,
      background: roles.brand,
      color: roles.page,
    },
    '&&[aria-disabled], &&[aria-disabled]:hover': {
      borderColor: 'transparent',
      background: roles.disabledSurface,
      color: roles.disabledInk,
      opacity: 1,
    },
    '@media (forced-colors: active)': {
      '&[aria-current]': { borderColor: 'Highlight', borderWidth: 3 },
      '&&[aria-disabled]': { color: 'GrayText' },
    },
  };
});

const Gap = styled('span', { name: 'KitPager', slot: 'Gap' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.layout.controlHeader,
  minHeight: theme.layout.controlHeader,
  color: theme.vars.palette.roles.inkMuted,
  fontWeight: 600,
}));

const Previous = () => (
  <>
    <Icon name="chevron-left" />
    <span className={label}>{useKit().labels.previous}</span>
  </>
);

const Next = () => (
  <>
    <span className={label}>{useKit().labels.next}</span>
    <Icon name="chevron-right" />
  </>
);

/** Links to the pages of a list (MUI's `Pagination`). Renders nothing for a single page. */
export const Pager = (props: PagerProps) => {
  const { hrefs, ...root } = useNamedProps('KitPager', props);
  const { labels } = useKit();
  if (hrefs.length < 2) return null;
  const renderItem = ({ disabled, ...item }: PaginationRenderItemParams) => {
    if (item.type.endsWith('ellipsis')) return <Gap aria-hidden="true">…</Gap>;
    const { page, type } = item;
    const isArrow = type === 'previous' || type === 'next';
    const name = !isArrow && page !== null ? labels.page(page) : undefined;
    // In HTML an `a` without `href` has no role, so add the role `link`.
    const link = disabled
      ? ({ component: 'a', role: 'link', nativeButton: false, disabled } as const)
      : { component: Link, href: hrefs[(page ?? 0) - 1] };
    // MUI swaps the slots in right-to-left themes, but these contain words.
    const Arrow = type === 'previous' ? Previous : Next;
    const slots = { previous: Arrow, next: Arrow };
    return <Item {...item} {...link} aria-label={name} slots={slots} />;
  };
  return (
    <Root
      shape="rounded"
      aria-label={labels.pages}
      renderItem={renderItem}
      {...root}
      count={hrefs.length}
    />
  );
};
