'use client';

import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import {
  AffiliationBlock,
  MapPlace,
  type MapPlaceOwn,
} from '../../components/AffiliationBlock/AffiliationBlock.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { HelpLink } from '../../components/PageHero/PageHero.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Tile } from '../../components/Tile/Tile.tsx';
import { linkProps } from '../../kit-props.ts';
import type { LinkModel, PictureModel } from '../../models.ts';
import * as props from '../model-props.tsx';
import { Articles, type ArticlesModel, PageEnd, Tiles } from '../page-parts.tsx';
import { TitleAndLead } from '../people.tsx';

export interface HeroModel
  extends Omit<props.PageHeroModel, 'picture' | 'illustration' | 'opening'> {
  /** 760 × 800 px. Its `sources` include a 560 × 510 px drawing for `(max-width: 899px)`. */
  readonly picture: PictureModel;
  readonly products?: readonly props.IconLinkModel[];
}

export const heroOf = ({ title, lead, picture, actions = [], help, products = [] }: HeroModel) => ({
  ...props.titleOf(title),
  lead: props.leadOf(lead),
  picture: <Picture {...picture} priority />,
  actions:
    actions.length > 0 &&
    actions.map((action, index) => (
      <Button
        key={action.label}
        {...linkProps(action)}
        {...(index === 0 ? { color: 'secondary' } : { variant: 'outlined', color: 'inherit' })}
      />
    )),
  help: help && <HelpLink {...linkProps(help)} color="inherit" />,
  products: products.length > 0 && props.iconLinksOf(products),
});

/** Articles on a home page, with a link to the page of all articles. */
export interface InsightsModel extends ArticlesModel {
  readonly title: string;
  readonly lead?: string;
  readonly more: LinkModel;
}

export type MapPlaceModel = Omit<MapPlaceOwn, 'children'> & { readonly name: string };

export interface AffiliationBlockModel {
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly props.FactModel[];
  readonly action: LinkModel;
  /** A map without text, 640 × 288 px. Its `alt` names the places. */
  readonly picture: PictureModel;
  readonly places?: readonly MapPlaceModel[];
}

export const affiliationOf = ({
  title,
  text,
  facts = [],
  action,
  picture,
  places,
}: AffiliationBlockModel) => ({
  title,
  children: (
    <>
      <p>{text}</p>
      {facts.length > 0 && <Facts facts={props.factsOf(facts)} />}
      <TextLink {...linkProps(action)} />
    </>
  ),
  map: (
    <>
      <Picture {...picture} />
      {places?.map(({ name, ...place }) => (
        <MapPlace key={name} {...place}>
          {name}
        </MapPlace>
      ))}
    </>
  ),
});

/** The parts below a home page's hero, in default order. `account` includes the two tiles. */
const homeParts = ['account', 'insights', 'affiliation'] as const;

export interface HomeModel {
  readonly hero: HeroModel;
  readonly account: props.CallToActionModel;
  readonly tiles: readonly [props.TileModel, props.TileModel];
  readonly insights: InsightsModel;
  readonly affiliation: AffiliationBlockModel;
  readonly banner: props.CallToActionModel;
  /** The part directly below the hero. */
  readonly first?: (typeof homeParts)[number] | undefined;
}

const InsightsHead = styled('div', { name: 'KitHomeTemplate', slot: 'InsightsHead' })(
  ({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '12px 24px',
    marginBlockEnd: 44,
    [theme.breakpoints.down('md')]: { marginBlockEnd: 28 },
  }),
);

/** The home page of an audience (§2.4, §2.5): hero, the three `homeParts`, closing banner. */
export const HomeTemplate = ({ model }: { readonly model: HomeModel }) => {
  const insightsId = useId();
  const { hero, account, tiles, insights, affiliation, banner, first = 'account' } = model;
  const parts = {
    account: (
      <Section space={first === 'account' ? 'none' : 'above'}>
        <CallToAction {...props.callToActionOf(account)} />
        <Tiles>
          <Tile variant="light" {...props.tileOf(tiles[0])} />
          <Tile variant="full" {...props.tileOf(tiles[1])} />
        </Tiles>
      </Section>
    ),
    insights: (
      <Section labelledBy={insightsId}>
        <InsightsHead>
          <TitleAndLead headingId={insightsId} title={insights.title} lead={insights.lead} />
          <TextLink {...linkProps(insights.more)} />
        </InsightsHead>
        <Articles {...insights} />
      </Section>
    ),
    affiliation: <AffiliationBlock {...affiliationOf(affiliation)} />,
  };
  return (
    <>
      <Hero {...heroOf(hero)} />
      {[first, ...homeParts.filter((part) => part !== first)].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <PageEnd banner={banner} />
    </>
  );
};
