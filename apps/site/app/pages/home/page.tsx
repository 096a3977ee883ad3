import type { ArticleCard, HomeRecord } from '@insurance-kit/content-client';
import type { HomeModel, LinkModel, MapPlaceModel, TileModel } from '@insurance-kit/ui';
import { HomeTemplate } from '@insurance-kit/ui/templates/HomeTemplate';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import map from '#company/pictures/map.svg?url';
import { homeTexts } from '#company/texts/home.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { CompanyPicture, PageMeta } from '../../../shared/company.ts';
import { captionModel } from '../../content/plain-text.ts';
import * as links from '../../links.ts';
import { illustrationModel, pictureModel, recordPicture } from '../../pictures/picture-model.ts';
import { pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { headerImage, insuranceAgency, pageHead } from '../../shell/head.tsx';
import { articleCardModel } from '../insights/article-list.ts';
import { leadOf } from '../record-parts.ts';

/** A home page's hero from the company's folder, not from a record (readings §4, §2.5). */
export interface HomeHero {
  readonly title: string;
  readonly tagline: string;
  readonly picture: CompanyPicture;
}

export interface HomeTexts<Audience extends string> {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  /**
   * Heroes of corporate home pages, by audience (§2.5). The tiles of these pages link to About and
   * the portal, the affiliation block follows the hero, and all article cards have the same size.
   * On other home pages, the hero and the tile links come from the record (§2.4).
   */
  readonly heroes: Readonly<Partial<Record<Audience, HomeHero>>>;
  readonly learnMore: string;
  readonly insights: { readonly title: string; readonly lead: string; readonly more: string };
  readonly affiliation: {
    readonly title: string;
    readonly text: string;
    readonly facts: readonly { readonly term: string; readonly detail: string }[];
    readonly action: string;
    /** Alternative text of `pictures/map.svg`. */
    readonly map: string;
    /** `x`, `y`: position on the map in %. If two names overlap, use `side: 'right'` for one. */
    readonly places: readonly MapPlaceModel[];
  };
}

/** Number of article cards (§2.4, §9). */
const cardsOnHome = 6;

const heroModel = (record: HomeRecord, audience: Audience): HomeModel['hero'] => {
  const hero = homeTexts.heroes[audience];
  const place = {
    width: 760,
    height: 800,
    small: { width: 560, height: 510 },
    sizes: '(max-width: 899px) 100vw, (max-width: 1199px) 53vw, 628px',
    priority: true,
    audience,
  };
  const picture = hero
    ? { address: hero.picture.src, alt: hero.picture.alt }
    : recordPicture(record, 'header_image');
  return {
    ...(hero
      ? { title: hero.title, lead: hero.tagline }
      : {
          title: captionModel(record.header_caption, company.slogan),
          ...leadOf(record.header_body),
        }),
    picture: pictureModel({ ...place, ...picture }),
    actions: [links.quoteLink(), links.claimLink],
    help: links.accidentHelpLink,
    products: links.heroProducts(audience),
  };
};

const tileActions = (record: HomeRecord, audience: Audience): readonly [LinkModel, LinkModel] => {
  const { learnMore, heroes } = homeTexts;
  const about = pathOf(audience, 'about');
  if (heroes[audience])
    return [{ label: learnMore, href: about }, links.portalLink(company.actions.quote)];
  return [
    { label: record.tile1_btn_text || learnMore, href: record.tile1_btn_link ?? about },
    links.outsideLink(
      record.tile2_btn_text || company.actions.claim,
      record.tile2_btn_link ?? pathOf(audience, 'home'),
    ),
  ];
};

/** The two tiles. On all home pages they have the same texts and pictures (§2.4, §2.5). */
const tilesModel = (record: HomeRecord, audience: Audience): HomeModel['tiles'] => {
  const more = { label: homeTexts.learnMore, href: pathOf(audience, 'about') };
  const tile = (
    name: 'tile1' | 'tile2',
    action: LinkModel,
    ...others: readonly LinkModel[]
  ): TileModel => ({
    title: captionModel(record[`${name}_caption`], action.label),
    text: record[`${name}_text`],
    picture: pictureModel({
      ...recordPicture(record, `${name}_image`),
      width: 360,
      height: 450,
      sizes: '(max-width: 720px) 27vw, 270px',
      audience,
    }),
    links: [action, ...others],
  });
  const [first, second] = tileActions(record, audience);
  const help =
    second.href === company.links.claims && links.accidentHelpLink ? [links.accidentHelpLink] : [];
  return [tile('tile1', first), tile('tile2', second, more, ...help)];
};

export function homeModel(
  record: HomeRecord,
  cards: readonly ArticleCard[] | undefined,
  audience: Audience,
): HomeModel {
  const { insights } = homeTexts;
  const { action, map: alt, ...affiliation } = homeTexts.affiliation;
  const { account } = company;
  const isCorporate = homeTexts.heroes[audience] !== undefined;
  return {
    ...(isCorporate && { first: 'affiliation' }),
    hero: heroModel(record, audience),
    account: links.accountBandModel(account.text[audience], links.portalLink(account.action)),
    tiles: tilesModel(record, audience),
    insights: {
      title: insights.title,
      lead: insights.lead,
      equal: isCorporate,
      // §2.5: all home pages link to the default audience's list of articles.
      more: { label: insights.more, href: pathOf(defaultAudience, 'insights') },
      cards: cards?.slice(0, cardsOnHome).map((card) => articleCardModel(card, audience)),
      empty: { message: company.article.empty, picture: illustrationModel('empty', audience) },
    },
    affiliation: {
      ...affiliation,
      action: links.outsideLink(action, company.links.groupAbout),
      picture: pictureModel({
        address: map,
        alt,
        width: 640,
        height: 288,
        sizes: '(max-width: 720px) 89vw, 710px',
        audience,
      }),
    },
    banner: links.quoteBannerModel(audience),
  };
}

export default definePage({
  records: ['home', 'articleCards'],
  head: ({ audience, site: { origin }, contactDetails, records }) =>
    pageHead({
      ...homeTexts.meta[audience],
      origin,
      path: pathOf(audience, 'home'),
      heroPicture: homeTexts.heroes[audience]?.picture.src ?? headerImage(records),
      jsonLd: [insuranceAgency(origin, contactDetails)],
    }),
  modelOf: ({ audience, record }) => {
    const home = record('home');
    return home && homeModel(home, record('articleCards'), audience);
  },
  template: HomeTemplate,
});
