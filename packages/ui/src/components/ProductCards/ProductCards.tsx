'use client';

import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { cardText, overCard, shiftOnHover } from '../../cards.ts';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { slideDown } from '../../scroll-motion.ts';
import { Caption } from '../Caption/Caption.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

/** Content of a product's card (§2.9, §2.12). */
export interface Product {
  readonly id: string;
  readonly title: ReactNode;
  readonly body?: ReactNode;
  /** A `Picture`, 420 × 410, at the top edge of the card. */
  readonly picture: ReactNode;
  readonly facts?: ReactNode;
  /** The link 'Read More'. Its accessible name ends with the title. */
  readonly link?: LinkModel | undefined;
  /** Buttons at the bottom of the card. */
  readonly actions?: ReactNode;
}

interface Titled {
  /** Heading level of the title, by default `h2`. Use `h3` in a section with a heading. */
  readonly titleAs?: 'h2' | 'h3' | undefined;
}

export type ProductCardProps = KitProps<
  Product & Titled,
  'article',
  'layout' | 'art' | 'text' | 'body' | 'end' | 'more'
>;

const wide = '@container (min-width: 32rem)';

const Root = styled('article', { name: 'KitProductCard', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  height: '100%',
  overflow: 'clip',
  overflowClipMargin: 8,
  overflowWrap: 'anywhere',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  '&:hover picture': { transform: 'none' },
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

const Layout = styled('div', { name: 'KitProductCard', slot: 'Layout' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    // In wide windows, a wide card without a link has its picture above the text.
    [theme.breakpoints.up('md')]: {
      '&:not(:has(> * > a))': {
        display: 'flex',
        '& > *': { paddingInline: theme.layout.panel },
        '& > :last-child': { paddingBlockEnd: theme.layout.panel },
      },
    },
  },
}));

const Art = styled('div', { name: 'KitProductCard', slot: 'Art' })(
  {
    flex: 'none',
    paddingInline: 24,
    '& picture': shiftOnHover,
    // In a wide card with a link, the picture is beside both the text and the link.
    [wide]: { paddingInlineEnd: 0, '&:has(~ * > a)': { gridRow: '1 / 3' } },
    '@media print': { maxWidth: 280 },
  },
  slideDown,
);

const Text = styled('div', { name: 'KitProductCard', slot: 'Text' })(({ theme }) => ({
  ...cardText,
  padding: '16px 24px 0',
  '&:last-child': { paddingBlockEnd: 32 },
  '& > :is(h2, h3)': theme.typography.h3,
  [wide]: { padding: '32px 28px 0' },
}));

const Body = styled('div', { name: 'KitProductCard', slot: 'Body' })({
  marginBlock: '12px 20px',
  // The link that covers the card must not cover links in the text.
  '& a': { position: 'relative', zIndex: 1 },
});

const End = styled('div', { name: 'KitProductCard', slot: 'End' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  padding: '0 24px 32px',
  '& .MuiButton-root': { paddingInline: 14 },
  '@container (max-width: 25rem)': { '& .MuiButton-root': { flex: '1 1 100%' } },
  [wide]: { gridColumn: '1 / 3', '&:has(> a)': { gridColumn: 2, paddingInline: 28 } },
});

const More = styled(TextLink, { name: 'KitProductCard', slot: 'More' })(overCard);

/** A product: picture, title, text, and either a link that covers the card, or buttons. */
export const ProductCard = (props: ProductCardProps) => {
  const {
    id: _,
    title,
    body,
    facts,
    picture,
    link,
    titleAs,
    actions,
    slot,
    ...root
  } = useKitProps('KitProductCard', props);
  const id = useId();
  const titleId = `${id}title`;
  const linkId = `${id}link`;
  return (
    <Root {...root}>
      <Layout {...slot('layout')}>
        <Art {...slot('art')}>{picture}</Art>
        <Text {...slot('text')}>
          <Caption as={titleAs ?? 'h2'} id={titleId}>
            {title}
          </Caption>
          {body && <Body {...slot('body')}>{body}</Body>}
          {facts}
        </Text>
        {(link || actions) && (
          <End {...slot('end')}>
            {link && (
              <More
                {...slot('more')}
                id={linkId}
                {...linkProps(link)}
                aria-labelledby={`${linkId} ${titleId}`}
              />
            )}
            {actions}
          </End>
        )}
      </Layout>
    </Root>
  );
};

export type ProductCardsProps = KitProps<Titled & { readonly cards: readonly Product[] }, 'ul'>;

const Grid = styled('ul', { name: 'KitProductCards', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.gap,
  [theme.breakpoints.up('md')]: {
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&:has(> :nth-of-type(3)):not(:has(> :nth-of-type(4):last-of-type))': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
  // Printed cards with a `FeaturesDialog` fill the width, and may continue on the next sheet.
  '@media print': { '&:has(details)': { display: 'block' } },
}));

/** Product cards: one per row on small screens, otherwise side by side at the same height. */
export const ProductCards = (props: ProductCardsProps) => {
  const { cards, titleAs, slot: _, ...root } = useKitProps('KitProductCards', props);
  return (
    <Grid {...root}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard {...card} titleAs={titleAs} />
        </li>
      ))}
    </Grid>
  );
};
