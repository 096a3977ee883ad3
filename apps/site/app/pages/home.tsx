import type { ArticleCard, HomeRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { HomeModel, LinkModel } from '@insurance-kit/ui';
import { HomeTemplate } from '@insurance-kit/ui/templates/HomeTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { homeTexts } from '../companies/texts/home.ts';
import { prefetchContent } from '../content/prefetch.server.ts';
import { accountBandModel } from '../lib/account-band.ts';
import { affiliationModel } from '../lib/affiliation.ts';
import { articleCardModel } from '../lib/article-card.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { pictureModel } from '../lib/picture-model.ts';
import { insuranceAgency, pageMeta } from '../lib/seo.ts';
import { headerPicture } from '../lib/share-card.ts';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/home';

/** The first cards alone stand on a home (§2.4, §9: as many as a page of the list has). */
const cardsOnHome = 6;

export function loader({ context }: Route.LoaderArgs) {
  return prefetchContent(context.content, (client, { resource }) => ({
    required: [client.query(resource('home'))],
    optional: [client.query(resource('articleCards'))],
  }));
}

export const meta: Route.MetaFunction = ({ location, loaderData, matches }) => {
  const audience = audienceOfPage(location.pathname);
  const origin = matches[0].loaderData?.origin ?? '';
  return pageMeta(company, {
    ...homeTexts.meta[audience],
    origin,
    path: pathOf(audience, 'home'),
    heroPicture:
      audience === 'institution'
        ? homeTexts.corporateHero.picture.src
        : headerPicture(loaderData?.content),
    jsonLd: [insuranceAgency(company, origin)],
  });
};

/** The individual home's hero is the record's, the corporate one's the company's (§2.4, §2.5). */
const heroModel = (record: HomeRecord, audience: Audience): HomeModel['hero'] => {
  const { corporateHero, heroPictureAlt } = homeTexts;
  const place = {
    width: 760,
    height: 800,
    small: { width: 560, height: 510 },
    sizes: '(max-width: 820px) 100vw, (max-width: 1620px) 53vw, 860px',
    priority: true,
    audience,
  };
  if (audience === 'institution') {
    const { title, tagline, picture } = corporateHero;
    return {
      title,
      lead: tagline,
      picture: pictureModel({ ...place, address: picture.src, alt: picture.alt }),
    };
  }
  return {
    title: captionModel(record.header_caption, company.slogan),
    lead: { html: record.header_body },
    picture: pictureModel({ ...place, address: record.header_image, alt: heroPictureAlt }),
  };
};

/** The two tiles: the same words and pictures for both audiences, other buttons (§2.4, §2.5). */
const tilesModel = (record: HomeRecord, audience: Audience): HomeModel['tiles'] => {
  const { learnMore, makeClaim, getQuote } = homeTexts.tiles;
  const more: LinkModel = { label: learnMore, href: pathOf(audience, 'about') };
  const picture = (address: string | undefined) =>
    pictureModel({
      address,
      alt: '',
      width: 360,
      height: 450,
      sizes: '(max-width: 820px) calc(39vw - 20px), 270px',
      audience,
    });
  const actions: readonly [LinkModel, LinkModel] =
    audience === 'institution'
      ? [more, { label: getQuote, href: company.links.portal, external: true }]
      : [
          {
            label: record.tile1_btn_text || learnMore,
            href: record.tile1_btn_link ?? pathOf('individual', 'about'),
          },
          {
            label: record.tile2_btn_text || makeClaim,
            href: record.tile2_btn_link ?? pathOf('individual', 'home'),
            external: true,
          },
        ];
  return [
    {
      title: captionModel(record.tile1_caption, actions[0].label),
      text: record.tile1_text,
      picture: picture(record.tile1_image),
      action: actions[0],
    },
    {
      title: captionModel(record.tile2_caption, actions[1].label),
      text: record.tile2_text,
      picture: picture(record.tile2_image),
      action: actions[1],
      more,
    },
  ];
};

/** The home record and the articles as the template of both homes takes them. */
export function homeModel(
  record: HomeRecord,
  cards: readonly ArticleCard[] | undefined,
  audience: Audience,
): HomeModel {
  const { insights } = homeTexts;
  const { account } = company;
  return {
    hero: heroModel(record, audience),
    account: accountBandModel(account.text[audience], {
      label: account.action,
      href: company.links.portal,
      external: true,
    }),
    tiles: tilesModel(record, audience),
    insights: {
      title: insights.title,
      lead: insights.lead,
      // To the individual list from both homes, as §2.5 shows it.
      more: { label: insights.more, href: pathOf('individual', 'insights') },
      cards: cards?.slice(0, cardsOnHome).map((card) => articleCardModel(card, audience)),
      empty: { message: company.article.empty },
    },
    affiliation: affiliationModel(audience),
    banner: closingBannerModel(audience, {
      label: company.banner.quote,
      href: company.links.quote,
      external: true,
    }),
  };
}

function HomePage({ audience }: { readonly audience: Audience }) {
  const record = useContent('home');
  const cards = useContent('articleCards');
  return (
    <HomeTemplate
      model={
        record.status === 'ready'
          ? homeModel(record.data, cards.status === 'ready' ? cards.data : undefined, audience)
          : undefined
      }
    />
  );
}

/** Both homes (§2.4, §2.5). */
export default function Home({ loaderData, matches }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <HomePage audience={audienceOfPage(matches[1].pathname)} />
    </HydrationBoundary>
  );
}
