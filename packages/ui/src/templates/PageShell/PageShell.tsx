'use client';

import type { ReactNode } from 'react';
import { SiteFooter, type SiteFooterModel } from '../../components/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderModel } from '../../components/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { type KitProps, useKitProps } from '../../kitProps.ts';
import { styled } from '../../theme/styled.ts';

/** What stands around the content of every page (§2.2, §2.3). */
export interface ShellModel {
  readonly header: SiteHeaderModel;
  readonly footer: SiteFooterModel;
}

interface PageShellOwn extends ShellModel {
  /** A notice that the keyboard meets early, such as a cookie banner: right after the skip link. */
  readonly notice?: ReactNode;
  /** Buttons at the footer's end, such as one that opens the feedback form. */
  readonly footerActions?: ReactNode;
  /** The page's content. */
  readonly children: ReactNode;
}

export type PageShellProps = KitProps<PageShellOwn, 'div', 'main'>;

/** The id of the element that holds a page's content: where the skip link leads. */
const mainId = 'main';

/** As high as the window at least, so that a short page's footer lies at the window's end. */
const Root = styled('div', { name: 'KitPageShell', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@supports (min-height: 100svh)': { minHeight: '100svh' },
});

/** A page of one short part may fill what is left (`flex-grow`). */
const Main = styled('main', { name: 'KitPageShell', slot: 'Main' })({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** A whole page: skip link, header, content, footer. */
export const PageShell = (props: PageShellProps) => {
  const { header, footer, notice, footerActions, children, slot, ...root } = useKitProps(
    'KitPageShell',
    props,
  );
  return (
    <Root {...root}>
      <SkipLink target={mainId} />
      {notice}
      <SiteHeader {...header} />
      <Main {...slot('main')} id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter {...footer} actions={footerActions} />
    </Root>
  );
};
