'use client';

import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link, type TextPart, TextParts } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SiteFooter } from '../../components/SiteFooter/SiteFooter.tsx';
import { AudienceLink, SiteHeader } from '../../components/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import {
  type IconLinkModel,
  iconLinksOf,
  type SocialLinkModel,
  socialOf,
} from '../model-props.tsx';

export interface LogoModel {
  readonly viewBox: string;
  /** Shapes of the logo mark. `brand`: the brand colour, or white on dark; `thread`: gold. */
  readonly paths: readonly { readonly role: 'brand' | 'thread'; readonly d: string }[];
  readonly name: string;
  readonly descriptor?: string;
}

export const logoOf = ({ viewBox, paths, ...names }: LogoModel) => ({
  ...names,
  mark: (
    <svg viewBox={viewBox} aria-hidden="true">
      {paths.map(({ role, d }) => (
        <path key={d} d={d} fill={role === 'brand' ? 'var(--mark)' : 'var(--mark-thread)'} />
      ))}
    </svg>
  ),
});

export type AudienceModel = LinkModel & { readonly scheme: string };

export interface SiteHeaderModel {
  readonly hours: string;
  readonly audiences: readonly AudienceModel[];
  readonly activeScheme: string;
  readonly logo: LogoModel;
  readonly homeHref: string;
  /** Links of the sticky bar in order. The menu lists a page's `products` below its link. */
  readonly pages: readonly (LinkModel & { readonly products?: readonly IconLinkModel[] })[];
  readonly currentHref?: string | undefined;
  readonly service: LinkModel;
  /** Name of the colour scheme that gives the `service` button its hover colour. */
  readonly serviceHoverScheme: string;
  readonly claim?: LinkModel | undefined;
  readonly help?: LinkModel | undefined;
  /** Further channels at the end of the menu, such as WhatsApp. `note` is a sentence below them. */
  readonly contact?: readonly LinkModel[] | undefined;
  readonly note?: readonly TextPart[] | undefined;
  readonly phone: LinkModel;
}

export interface FooterColumnModel {
  readonly title: string;
  readonly links: readonly LinkModel[];
  readonly note?: readonly TextPart[] | undefined;
}

export interface SiteFooterModel {
  readonly columns: readonly FooterColumnModel[];
  /** A list below the columns, such as companies of the insurer's group. */
  readonly group?: FooterColumnModel;
  readonly logo: LogoModel;
  readonly homeHref: string;
  readonly slogan?: string;
  readonly social: readonly SocialLinkModel[];
  /** Links in small print, such as the privacy policy. */
  readonly legal: readonly [LinkModel, ...LinkModel[]];
  readonly licence?: readonly TextPart[] | undefined;
  readonly copyright: string;
}

const noteOf = (note: readonly TextPart[] | undefined) =>
  note && (
    <p>
      <TextParts parts={note} />
    </p>
  );

/** Returns the props of `SiteHeader`. */
export const headerOf = ({
  logo,
  pages,
  service,
  claim,
  help,
  note,
  phone,
  ...model
}: SiteHeaderModel) => {
  const phoneLink = (
    <Link href={phone.href}>
      <Icon name="phone" />
      {phone.label}
    </Link>
  );
  const pageLink = (page: LinkModel) => (
    <Link
      key={page.label}
      {...linkProps(page)}
      aria-current={page.href === model.currentHref ? 'page' : undefined}
    />
  );
  return {
    hours: model.hours,
    homeHref: model.homeHref,
    serviceHoverScheme: model.serviceHoverScheme,
    phone: phoneLink,
    audiences: model.audiences.map(({ scheme, href, label }) => (
      <AudienceLink
        key={scheme}
        scheme={scheme}
        href={href}
        aria-current={scheme === model.activeScheme ? 'true' : undefined}
      >
        {label}
      </AudienceLink>
    )),
    logo: <Logo {...logoOf(logo)} surface="light" />,
    menuLogo: <Logo {...logoOf(logo)} surface="dark" />,
    pages: pages.map(pageLink),
    menuPages: pages.map((page) => (
      <li key={page.label}>
        {pageLink(page)}
        {page.products && <ul>{iconLinksOf(page.products)}</ul>}
      </li>
    )),
    service: <Button {...linkProps(service)} startIcon={<Icon name="circle-user-round" />} />,
    menuActions: (
      <>
        <Button {...linkProps(service)} color="secondary" />
        {claim && (
          <Button {...linkProps(claim)} variant="outlined" color="inherit" endIcon={null} />
        )}
      </>
    ),
    contact: (
      <>
        {phoneLink}
        {model.contact?.map((link) => (
          <Link key={link.href} {...linkProps(link)} />
        ))}
        {help && <TextLink {...linkProps(help)} color="inherit" />}
        {noteOf(note)}
      </>
    ),
  };
};

const linkList = ({ links, note }: Omit<FooterColumnModel, 'title'>) => (
  <>
    <ul>{iconLinksOf(links)}</ul>
    {noteOf(note)}
  </>
);

/** Returns the props of `SiteFooter`. `actions`: links and buttons in the footer's small print. */
export const footerOf = (model: SiteFooterModel, actions?: ReactNode) => ({
  children: model.columns.map((column) => (
    <Fragment key={column.title}>
      <h2>{column.title}</h2>
      {linkList(column)}
    </Fragment>
  )),
  group: model.group && { title: model.group.title, content: linkList(model.group) },
  brand: (
    <>
      <Link href={model.homeHref}>
        <Logo {...logoOf(model.logo)} surface="dark" />
      </Link>
      {model.slogan && <p>{model.slogan}</p>}
    </>
  ),
  social: socialOf(model.social).map(({ label, href, external, icon }) => (
    <li key={href}>
      <Link href={href} external={external}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    </li>
  )),
  small: (
    <>
      {model.legal.map((link) => (
        <Link key={link.href} {...linkProps(link)} />
      ))}
      {actions}
      <p>{model.copyright}</p>
    </>
  ),
  licence: model.licence && <TextParts parts={model.licence} />,
});

/** Header and footer of all pages. */
export interface ShellModel {
  readonly header: SiteHeaderModel;
  readonly footer: SiteFooterModel;
}

interface PageShellOwn extends ShellModel {
  /** Content before the header: for example, the cookie banner. */
  readonly notice?: ReactNode;
  /** Links and buttons in the footer's small print. */
  readonly footerActions?: ReactNode;
  readonly children: ReactNode;
}

export type PageShellProps = KitProps<PageShellOwn, 'div', 'main'>;

const mainId = 'main';

/** At least as high as the window, so that the footer of a short page is at the bottom. */
const Root = styled('div', { name: 'KitPageShell', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@supports (min-height: 100svh)': { minHeight: '100svh' },
});

const Main = styled('main', { name: 'KitPageShell', slot: 'Main' })({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** The frame of all pages: skip link, header, content, footer. */
export const PageShell = (props: PageShellProps) => {
  const { header, footer, notice, footerActions, children, slot, ...root } = useKitProps(
    'KitPageShell',
    props,
  );
  return (
    <Root {...root}>
      {/* With this link, Chromium parses `main` before it paints, so nothing shifts. */}
      <link rel="expect" href={`#${mainId}`} blocking="render" />
      <SkipLink target={mainId} />
      {notice}
      <SiteHeader {...headerOf(header)} />
      <Main {...slot('main')} id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter {...footerOf(footer, footerActions)} />
    </Root>
  );
};
