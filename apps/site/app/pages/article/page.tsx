import type { ArticleCard, ArticleDetail } from '@insurance-kit/content-client';
import type { ArticlePageModel, LinkModel } from '@insurance-kit/ui';
import { ArticleTemplate } from '@insurance-kit/ui/templates/ArticleTemplate';
import type { ReactNode } from 'react';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import { insightsTexts, articleTexts as texts } from '#company/texts/insights.ts';
import type { Audience } from '../../../shared/audience.ts';
import { shareCardAddress } from '../../../shared/pictures.ts';
import { dateModel, downloadModel, type FileSizes } from '../../content/formats.ts';
import { captionModel, plainText, shorten, withContents } from '../../content/plain-text.ts';
import { contactBannerModel } from '../../links.ts';
import { illustrationModel, pictureModel, recordPicture } from '../../pictures/picture-model.ts';
import { articlePath, pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { breadcrumbList, errorHead, pageHead, sitePicture } from '../../shell/head.tsx';
import { teaserModel } from '../insights/article-list.ts';

export interface ArticleTexts<Audience extends string> {
  readonly back: string;
  readonly download: {
    readonly label: string;
    /** Visually hidden text after the label: 'this article'. */
    readonly hint: string;
    /** The file's type, as visitors read it: 'PDF'. */
    readonly pdf: string;
  };
  readonly contents: string;
  readonly social: string;
  readonly more: string;
  /** Shown if the article is missing or unavailable (§8). */
  readonly missing: string;
  /** Whether the audience's article pages end with the contact banner. */
  readonly hasBanner: Readonly<Record<Audience, boolean>>;
}

/** Number of other articles beside the article (§9). */
const sideCards = 2;
/** An article with at least this many headings has a table of contents. */
const contentsFrom = 3;
/** Search engines show about this many characters of a description. */
const descriptionLength = 155;

/** The default audience's page is canonical (readings §5). A missing article is not indexed. */
export function articleHead(
  article: ArticleDetail | undefined,
  place: { readonly id: string; readonly audience: Audience; readonly origin: string },
): ReactNode {
  if (article === undefined) return errorHead(texts.missing);
  const { id, audience, origin } = place;
  const { caption, body, category, created_at, main_image } = article;
  const path = articlePath(defaultAudience, id);
  const headline = plainText(caption) || insightsTexts.meta.title;
  const description = shorten(plainText(body), descriptionLength) || headline;
  const image = main_image && shareCardAddress(main_image);
  const organization = {
    '@type': 'Organization',
    name: company.legalName,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  };
  return pageHead({
    title: `${headline} | ${company.name}`,
    description,
    origin,
    path,
    image,
    type: 'article',
    jsonLd: [
      {
        '@type': 'Article',
        headline,
        description,
        image: origin + (image ?? sitePicture),
        ...(category === '' ? {} : { articleSection: category }),
        ...(created_at === undefined ? {} : { datePublished: created_at }),
        inLanguage: company.locale,
        author: organization,
        publisher: organization,
        mainEntityOfPage: origin + path,
      },
      breadcrumbList(origin, [
        { name: company.name, path: pathOf(audience, 'home') },
        { name: insightsTexts.meta.title, path: pathOf(audience, 'insights') },
        { name: headline, path },
      ]),
    ],
  });
}

/** The data, besides the article, that the article's page shows. */
export interface ArticleSurroundings {
  readonly id: string;
  readonly audience: Audience;
  readonly latest: readonly ArticleCard[];
  readonly cards: readonly ArticleCard[];
  readonly phone: LinkModel;
  readonly fileSizes: FileSizes;
}

const detailOf = (
  article: ArticleDetail,
  { audience, fileSizes, phone }: ArticleSurroundings,
): ArticlePageModel['article'] => {
  const { caption, category, created_at } = article;
  const { body, contents } = withContents(article.body);
  const { label, hint, pdf } = texts.download;
  const nameParts = [plainText(caption)];
  const download = downloadModel({ address: article.pdf_file, fileSizes, pdf, nameParts });
  return {
    status: 'ready',
    title: captionModel(caption, insightsTexts.meta.title),
    category,
    ...dateModel(created_at, 'long'),
    ...(download && { download: { label, hint, ...download } }),
    ...(contents.length >= contentsFrom && {
      contents: { title: texts.contents, entries: contents },
    }),
    phone,
    picture: pictureModel({
      ...recordPicture(article, 'main_image'),
      width: 840,
      height: 600,
      sizes: '(max-width: 720px) 100vw, 800px',
      priority: true,
      audience,
    }),
    body,
  };
};

/** Makes the template's props (§2.7). Without `article`, the page shows `texts.missing` (§4.4). */
export function articleModel(
  article: ArticleDetail | undefined,
  surroundings: ArticleSurroundings,
): ArticlePageModel {
  const { id, audience, latest, cards } = surroundings;
  const articles = new Map([...latest, ...cards].map((card) => [card.id, card]));
  articles.delete(id);
  return {
    back: { label: texts.back, href: pathOf(audience, 'insights') },
    article:
      article === undefined
        ? {
            status: 'missing',
            message: texts.missing,
            illustration: illustrationModel('empty', audience),
          }
        : detailOf(article, surroundings),
    social: {
      title: texts.social,
      // §2.7: these icons link to the home page.
      links: company.social.map(({ label, icon }) => ({
        label,
        icon,
        href: pathOf(audience, 'home'),
      })),
    },
    more: {
      title: texts.more,
      articles: [...articles.values()]
        .slice(0, sideCards)
        .map((card) => teaserModel(card, audience)),
    },
    ...(texts.hasBanner[audience] && { banner: contactBannerModel(audience) }),
  };
}

export default definePage({
  records: ['article', 'latestArticles', 'articleCards'],
  head: ({ id, audience, site: { origin }, records }) =>
    articleHead(records.record('article', id), { id, audience, origin }),
  modelOf: ({ id, audience, contactDetails, record, records: { fileSizes } }) =>
    articleModel(record('article', id), {
      id,
      audience,
      phone: contactDetails.phone,
      fileSizes,
      latest: record('latestArticles') ?? [],
      cards: record('articleCards') ?? [],
    }),
  template: ArticleTemplate,
});
