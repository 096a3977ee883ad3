'use client';

import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { ArticleCard } from '../components/ArticleCard/ArticleCard.tsx';
import { ArticleGrid, EmptyList } from '../components/ArticleGrid/ArticleGrid.tsx';
import { CallToAction } from '../components/CallToAction/CallToAction.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link, type LinkProps } from '../components/Link/Link.tsx';
import { Loading } from '../components/Loading/Loading.tsx';
import { PageHero } from '../components/PageHero/PageHero.tsx';
import { WovenBand } from '../components/WovenBand/WovenBand.tsx';
import type { LinkModel } from '../models.ts';
import {
  type ArticleCardModel,
  articleOf,
  type CallToActionModel,
  callToActionOf,
  type EmptyModel,
  emptyOf,
  type PageHeroModel,
  pageHeroOf,
} from './model-props.tsx';

/** Two tiles (stacked on small screens), with the same gap between, above and below them. */
export const Tiles = styled('div', { name: 'KitPageParts', slot: 'Tiles' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: theme.layout.halves,
  gap: theme.layout.gap,
  '* + &, & + *': { marginBlockStart: theme.layout.gap },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '* + &, & + *': { marginBlockStart: 16 },
  },
}));

const Phone = styled(Link, { name: 'KitPageParts', slot: 'Phone' })(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: theme.layout.controlHeader,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

export const PhoneLink = ({ label, ...link }: LinkModel & Pick<LinkProps, 'color'>) => (
  <Phone {...link}>
    <Icon name="phone" />
    {label}
  </Phone>
);

/** The end of a page: its closing banner, or a woven band if there is no banner. */
export const PageEnd = ({ banner }: Pick<HeroPageModel, 'banner'>) =>
  banner ? (
    <CallToAction surface="brand" {...callToActionOf(banner, { color: 'secondary' })} />
  ) : (
    <WovenBand />
  );

/** A page's hero and closing banner. Without a banner, a woven band ends the page. */
export interface HeroPageModel {
  readonly hero: PageHeroModel;
  readonly banner?: CallToActionModel | undefined;
}

/** Like `HeroPageModel`, but `banner` is required. */
export interface BannerPageModel extends HeroPageModel {
  readonly banner: CallToActionModel;
}

export const HeroPage = ({ hero, banner, children }: PropsWithChildren<HeroPageModel>) => (
  <>
    <PageHero {...pageHeroOf(hero)} />
    {children}
    <PageEnd banner={banner} />
  </>
);

export interface ArticlesModel {
  /** The cards in order, or `undefined` while they load. */
  readonly cards: readonly ArticleCardModel[] | undefined;
  /** On large screens, gives all cards the same size. By default the first card is larger. */
  readonly equal?: boolean | undefined;
  readonly empty: EmptyModel;
}

const sizesOf = (index: number, equal: boolean): string =>
  `(max-width: 720px) ${index === 0 ? '89vw' : '128px'}, (max-width: 1160px) 44vw, ${
    index === 0 && !equal ? '(max-width: 1440px) 59vw, 845px' : '(max-width: 1440px) 29vw, 411px'
  }`;

/** Without `equal`, large screens show a large first card, and small pictures from the fifth. */
export const articleItems = (cards: readonly ArticleCardModel[], equal = false) =>
  cards.map(({ picture, ...card }, index) => {
    const sized = { ...card, picture: picture && { ...picture, sizes: sizesOf(index, equal) } };
    const row = index === 0 ? undefined : index > 3 && !equal ? 'always' : 'small';
    return (
      <li key={card.id}>
        <ArticleCard {...articleOf(sized, row)} lead={index === 0 && !equal} />
      </li>
    );
  });

export const Articles = ({ cards, empty, equal }: ArticlesModel) => {
  if (cards === undefined) return <Loading />;
  if (cards.length === 0) return <EmptyList {...emptyOf(empty)} />;
  return <ArticleGrid equal={equal}>{articleItems(cards, equal)}</ArticleGrid>;
};
