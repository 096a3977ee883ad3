import type { ArticleCard } from '@insurance-kit/content-client';
import type { ArticleCardModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { articlePath } from '../../addresses/route-table.ts';
import { pictureModel, recordPicture } from '../pictures/picture-model.ts';
import { localeDate } from '../text/dates.ts';

/** An article card as every list of them shows it (§2.6). */
export function articleCardModel(card: ArticleCard, audience: Audience): ArticleCardModel {
  const { id, category, caption, excerpt, created_at: createdAt } = card;
  const label = localeDate(company, createdAt);
  return {
    id,
    picture: pictureModel({
      ...recordPicture(card, 'main_image'),
      width: 840,
      height: 600,
      // The list that shows the card sets its width.
      sizes: '89vw',
      audience,
    }),
    category,
    ...(label === undefined || createdAt === undefined
      ? {}
      : { date: { label, dateTime: createdAt } }),
    heading: caption,
    excerpt,
    link: { label: company.article.readMore, href: articlePath(audience, id) },
  };
}

/** An article beside another or ahead of a list (§2.6, §2.7), with its picture in small. */
export function teaserModel(card: ArticleCard, audience: Audience): ArticleCardModel {
  const { excerpt: _, picture, ...teaser } = articleCardModel(card, audience);
  return { ...teaser, picture: { ...picture, sizes: '(max-width: 480px) 112px, 197px' } };
}
