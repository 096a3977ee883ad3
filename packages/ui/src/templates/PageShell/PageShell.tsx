'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PaintAfter } from '../../components/PaintAfter/PaintAfter.tsx';
import { SiteFooter, type SiteFooterModel } from '../../components/SiteFooter/SiteFooter.tsx';
import type { SiteHeaderModel } from '../../components/SiteHeader/header-model.ts';
import { SiteHeader } from '../../components/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';

/** The header, footer and other parts around the content of every page (§2.2, §2.3). */
export interface ShellModel {
  readonly header: SiteHeaderModel;
  readonly footer: SiteFooterModel;
}

interface PageShellOwn extends ShellModel {
  /** A notice that follows the skip link in tab order, such as a cookie banner. */
  readonly notice?: ReactNode;
  /** Buttons at the end of the footer, such as one that opens the feedback form. */
  readonly footerActions?: ReactNode;
  readonly children: ReactNode;
}

export type PageShellProps = KitProps<PageShellOwn, 'div', 'main'>;

/** Id of the element with the page's content, to which the skip link leads. */
const mainId = 'main';

/** At least as high as the window, so that the footer of a short page is at the bottom. */
const Root = styled('div', { name: 'KitPageShell', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@supports (min-height: 100svh)': { minHeight: '100svh' },
});

/** A page with one short section can fill the rest (`flex-grow`). */
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
      <PaintAfter id={mainId} />
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
