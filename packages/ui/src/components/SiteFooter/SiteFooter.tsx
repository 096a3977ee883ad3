'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { foldsOnPhones } from '../../page/scripted.ts';
import { showsClosedDetails, twoColumns } from '../../theme/kit-tokens.ts';

interface OwnProps {
  /** A `Fragment` for each column: an `h2`, a `ul` of `Link`s, and optionally a sentence. */
  readonly children: ReactNode;
  /** A list below the columns, such as companies of the insurer's group. Collapsed on phones. */
  readonly group?: { readonly title: ReactNode; readonly content: ReactNode } | undefined;
  /** The logo in a link, and a slogan in a `p`. */
  readonly brand: ReactNode;
  /** An `<li>` for each social network, with an icon in a `Link`. */
  readonly social: ReactNode;
  /** Links and buttons in small print, and a `p` with the copyright line. */
  readonly small: ReactNode;
  /** The company's regulator, and how to verify the licence. */
  readonly licence?: ReactNode;
}

export type SiteFooterProps = KitProps<
  OwnProps,
  'footer',
  'columns' | 'group' | 'end' | 'brand' | 'social' | 'small'
>;

const Root = styled('footer', { name: 'KitSiteFooter', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  background: theme.vars.palette.roles.deep,
  color: theme.vars.palette.roles.onBrandMuted,
  overflowWrap: 'anywhere',
  '& h2': {
    ...theme.typography.h5,
    letterSpacing: 0,
    color: theme.vars.palette.roles.onBrand,
    [theme.breakpoints.down('sm')]: {
      fontSize: theme.typography.small.fontSize,
      color: theme.vars.palette.roles.accent,
    },
  },
  '& a': { textDecoration: 'none' },
  '& p > a': { textDecoration: 'underline' },
  // Makes links at least 32 px high, for fingers.
  '& li > a': { display: 'inline-block', paddingBlock: 6 },
  '& a:hover': {
    color: theme.vars.palette.roles.onBrand,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
}));

const footerRule = '1px solid rgb(255 255 255 / 0.18)';

const Columns = styled('div', { name: 'KitSiteFooter', slot: 'Columns' })<{
  ownerState: { readonly count: number };
}>(({ theme, ownerState: { count } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  // A fixed number of columns, so that they do not move while the browser receives the page.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  gap: `40px ${theme.layout.gap}`,
  paddingBlock: 'clamp(48px, 5.5vw, 80px)',
  '& ul': { marginBlockStart: 14 },
  // Small screens: the long first column spans two rows, and the last column fills a row.
  [`${theme.breakpoints.down('sm')}, print`]: {
    ...theme.typography.small,
    gridTemplateColumns: theme.layout.halves,
    gap: 16,
    paddingBlock: '24px 16px',
    '& > div:first-of-type': { gridRow: 'span 2' },
    '& > div:last-of-type': { gridColumn: '1 / -1' },
    '& ul': { marginBlockStart: 2 },
    '& li > a': { display: 'block', paddingBlock: 7 },
    '& > div:last-of-type > ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  },
  '@media print': { '& > div:not(:has([href^="tel:"]))': { display: 'none' } },
}));

const Group = styled('details', { name: 'KitSiteFooter', slot: 'Group' })(({ theme }) => ({
  position: 'relative',
  paddingBlock: '14px 16px',
  borderBlockStart: footerRule,
  '& summary': { width: 'fit-content', paddingBlock: 6, cursor: 'pointer' },
  '& h2': { display: 'inline' },
  '& ul': { ...theme.typography.small, display: 'flex', flexWrap: 'wrap', columnGap: 28 },
  [theme.breakpoints.up('sm')]: { '&::details-content': { contentVisibility: 'visible' } },
  [theme.breakpoints.up('md')]: {
    '& summary': { position: 'absolute' },
    [showsClosedDetails]: { '& summary': { listStyle: 'none', pointerEvents: 'none' } },
    '& ul': { minHeight: 36, marginInlineStart: `calc((100% + ${theme.layout.gap}) / 4)` },
  },
  [theme.breakpoints.down('sm')]: {
    paddingBlock: 0,
    '& summary': { paddingBlock: 10 },
    '& ul': { display: 'block', columnCount: 2 },
  },
}));

const End = styled('div', { name: 'KitSiteFooter', slot: 'End' })(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  paddingBlock: '28px 36px',
  borderBlockStart: footerRule,
  '& > p': { flexBasis: '100%', lineHeight: 1.4 },
  [theme.breakpoints.down('md')]: { gap: '6px 4px', paddingBlock: '8px 12px' },
  '@media print': { padding: 0 },
}));

const Brand = styled('div', { name: 'KitSiteFooter', slot: 'Brand' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  '& a, & a:hover': { display: 'inline-flex', textDecoration: 'none' },
  [theme.breakpoints.down('sm')]: { '& p': { display: 'none' } },
}));

const Small = styled('div', { name: 'KitSiteFooter', slot: 'Small' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  '& a': { paddingBlock: 4 },
  // Ignores a `div` that the app may put around a link.
  '& > div': { display: 'contents' },
  '& > button': {
    padding: '4px 0',
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: theme.layout.halves,
    flexBasis: '100%',
    justifyItems: 'start',
    columnGap: 16,
    '& a, & > button': { paddingBlock: 8 },
    '& > p': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { flexBasis: '100%' },
  [theme.breakpoints.up(twoColumns)]: { '& > p': { marginInlineStart: 'auto' } },
  '@media print': { '& a': { display: 'none' } },
}));

const Social = styled('ul', { name: 'KitSiteFooter', slot: 'Social' })(({ theme }) => ({
  display: 'flex',
  gap: 4,
  // Aligns the icons themselves, not their larger click areas.
  marginInline: -11,
  '& li > a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
  },
  '& svg': { width: 22, height: 22 },
  '& a:hover': { color: theme.vars.palette.roles.accent },
  [theme.breakpoints.down('sm')]: { gap: 0, marginInline: -7, '& li > a': { width: 36 } },
}));

/** The footer of all pages (§2.3): columns, `group` list, logo, social networks, small print. */
export const SiteFooter = (props: SiteFooterProps) => {
  const { children, group, brand, social, small, licence, slot, ...root } = useKitProps(
    'KitSiteFooter',
    props,
  );
  return (
    <Root {...root}>
      <Container>
        <Columns {...slot('columns')} ownerState={{ count: Children.count(children) }}>
          {Children.map(children, (column) => (
            <div>{column}</div>
          ))}
        </Columns>
        {group && (
          <Group {...slot('group')} {...foldsOnPhones} data-print="none">
            <summary>
              <h2>{group.title}</h2>
            </summary>
            {group.content}
          </Group>
        )}
        <End {...slot('end')}>
          <Brand {...slot('brand')} data-print="none">
            {brand}
          </Brand>
          <Social {...slot('social')} data-print="none">
            {social}
          </Social>
          <Small {...slot('small')}>{small}</Small>
          {licence && <p>{licence}</p>}
        </End>
      </Container>
    </Root>
  );
};
