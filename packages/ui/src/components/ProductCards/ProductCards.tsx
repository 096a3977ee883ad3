'use client';

import { type ReactNode, useId } from 'react';
import type { LinkModel, PictureModel, SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Caption, type CaptionModel } from '../Caption/Caption.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

/** A product as a list shows it (§2.9, §2.12). */
export interface ProductCardModel {
  /** Tells the cards of one list apart. */
  readonly id: string;
  readonly title: CaptionModel;
  readonly body?: SafeHtml;
  /** Hangs from the card's top: 420 × 410. */
  readonly picture: PictureModel;
  /** 'Read More', to the product; its accessible name goes on with the title. */
  readonly link?: LinkModel;
}

export interface ProductCardProps extends ProductCardModel {
  /** The level of the title: `h2` where the cards are parts of the page itself. */
  readonly titleAs?: 'h2' | 'h3' | undefined;
  /** What the visitor can do with the product: buttons at the card's end. */
  readonly children?: ReactNode;
}

/** A card this wide has the picture beside the words. */
const wide = '@container (min-width: 32rem)';

const Root = styled('article', { name: 'KitProductCards', slot: 'Root' })(({ theme }) => ({
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
  '@media print': { background: 'none', breakInside: 'avoid' },
}));

const Layout = styled('div', { name: 'KitProductCards', slot: 'Layout' })({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

/** The picture hangs from the card's top and comes down a little under the pointer. */
const Art = styled('div', { name: 'KitProductCards', slot: 'Art' })({
  flex: 'none',
  overflow: 'hidden',
  paddingInline: 24,
  '& picture': {
    transform: 'translateY(-14px)',
    transition: 'transform 0.5s cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
  '& img': { width: '100%', height: 'auto' },
  [wide]: { paddingInlineEnd: 0 },
  '@media print': { maxWidth: 280 },
});

const Text = styled('div', { name: 'KitProductCards', slot: 'Text' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  minWidth: 0,
  padding: '16px 24px 32px',
  '& > :is(h2, h3)': theme.typography.h3,
  [wide]: { padding: '32px 28px' },
}));

const Body = styled(RichText, { name: 'KitProductCards', slot: 'Body' })({
  marginBlock: '12px 20px',
  // Over the link that covers the card.
  '& a': { position: 'relative', zIndex: 1 },
});

const End = styled('div', { name: 'KitProductCards', slot: 'End' })({
  // Down to the card's end, so that those of a row stand in line.
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  marginBlockStart: 'auto',
});

const More = styled(TextLink, { name: 'KitProductCards', slot: 'More' })({
  // The link covers the card: one target, which a pointer cannot miss.
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** A product on a calm panel: picture, title, text, then a link that covers the card, or buttons. */
export const ProductCard = ({
  title,
  body,
  picture,
  link,
  titleAs = 'h2',
  children,
}: ProductCardProps) => {
  const id = useId();
  const titleId = `${id}title`;
  const linkId = `${id}link`;
  return (
    <Root>
      <Layout>
        <Art>
          <Picture {...picture} />
        </Art>
        <Text>
          <Caption as={titleAs} id={titleId}>
            {title}
          </Caption>
          {body && <Body html={body} />}
          {(link || children) && (
            <End>
              {link && (
                <More
                  id={linkId}
                  href={link.href}
                  external={link.external}
                  aria-labelledby={`${linkId} ${titleId}`}
                >
                  {link.label}
                </More>
              )}
              {children}
            </End>
          )}
        </Text>
      </Layout>
    </Root>
  );
};

export interface ProductCardsProps<Card extends ProductCardModel> {
  readonly cards: readonly Card[];
  readonly titleAs?: 'h2' | 'h3' | undefined;
  /** The buttons of a card, if it has any. */
  readonly actionsOf?: ((card: Card) => ReactNode) | undefined;
}

/** One column on small screens; above, as many as there are cards, three at most. */
const Grid = styled('ul', { name: 'KitProductCards', slot: 'Grid' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.gap,
  [theme.breakpoints.up('md')]: {
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&:has(> :nth-of-type(3))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

/** Product cards side by side, of one height. */
export const ProductCards = <Card extends ProductCardModel>({
  cards,
  titleAs,
  actionsOf,
}: ProductCardsProps<Card>) => (
  <Grid>
    {cards.map((card) => (
      <li key={card.id}>
        <ProductCard {...card} titleAs={titleAs}>
          {actionsOf?.(card)}
        </ProductCard>
      </li>
    ))}
  </Grid>
);
