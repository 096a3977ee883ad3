'use client';

import type { ReactNode } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { pagerEntries } from './pagerEntries.ts';

/** The pages of a list (§4.2). */
export interface PagerModel {
  /** The page shown, from 1. */
  readonly current: number;
  /** The addresses of all pages, in order. */
  readonly hrefs: readonly string[];
}

export interface PagerProps extends PagerModel {
  readonly className?: string | undefined;
}

const Root = styled('nav', { name: 'KitPager', slot: 'Root' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
    // Else arrow and number stand on lines of their own height where text is large.
    '& li': { display: 'flex' },
    '& li > *': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      minWidth: theme.layout.controlHeader,
      minHeight: theme.layout.controlHeader,
      paddingInline: 14,
      border: '1px solid transparent',
      borderRadius: theme.shape.borderRadius,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
    },
    // On small screens the arrows stand alone; their words are heard.
    [theme.breakpoints.down('sm')]: {
      '& [data-words]': { position: 'absolute', clipPath: 'inset(50%)' },
      '& li': { position: 'relative' },
    },
    '& li > span': { paddingInline: 0, color: roles.inkMuted },
    '& a[href]': { borderColor: roles.controlBorder, color: roles.brand },
    '& a[href]:hover': { borderColor: roles.brand, background: roles.panel },
    '& a[aria-current], & a[aria-current]:hover': {
      borderColor: roles.brand,
      background: roles.brand,
      color: roles.onBrand,
    },
    '& [aria-disabled]': { background: roles.disabledGround, color: roles.disabledInk },
    '& :dir(rtl) > svg': { transform: 'scaleX(-1)' },
    '@media (forced-colors: active)': {
      '& a[aria-current]': { borderColor: 'Highlight', borderWidth: 3 },
      '& [aria-disabled]': { color: 'GrayText' },
    },
  };
});

/** One step on or back: a link, or words alone where there is no such page. */
const Step = ({ href, children }: { readonly href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere says so (ARIA in HTML).
    <a role="link" aria-disabled="true">
      {children}
    </a>
  ) : (
    <Link href={href}>{children}</Link>
  );

/** Leads from page to page of a list: numbers, and steps on and back. One page needs none. */
export const Pager = ({ current, hrefs, className }: PagerProps) => {
  const { words } = useKit();
  if (hrefs.length < 2) return null;
  let gaps = 0;
  return (
    <Root className={className} aria-label={words.pages}>
      <ul>
        <li>
          <Step href={hrefs[current - 2]}>
            <Icon name="chevron-left" />
            <span data-words="">{words.previous}</span>
          </Step>
        </li>
        {pagerEntries(current, hrefs.length).map((page) => {
          const href = page === undefined ? undefined : hrefs[page - 1];
          if (page === undefined || href === undefined) {
            gaps += 1;
            return (
              <li key={`gap ${gaps}`}>
                <span aria-hidden="true">…</span>
              </li>
            );
          }
          return (
            <li key={page}>
              <Link
                href={href}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          );
        })}
        <li>
          <Step href={hrefs[current]}>
            <span data-words="">{words.next}</span>
            <Icon name="chevron-right" />
          </Step>
        </li>
      </ul>
    </Root>
  );
};
