import type { ArticleCard } from '@insurance-kit/content-client';
import type { ArticleCardModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../../shared/audience.ts';
import { isDrawing } from '../../../shared/pictures.ts';
import { dateModel } from '../../content/formats.ts';
import { opening } from '../../content/plain-text.ts';
import { drawingAddress, pictureModel, recordPicture } from '../../pictures/picture-model.ts';
import { articlePath } from '../../routes.ts';

/** Longer excerpts are cut between words. Chromium's line clamp would cut within a word. */
const excerptLength = 160;

/** A card in lists of articles (§2.6). A grid of cards sets `sizes` of the picture. */
export function articleCardModel(
  card: ArticleCard,
  audience: Audience,
  sizes = '89vw',
): ArticleCardModel {
  const { id, category, caption, excerpt, created_at } = card;
  const picture = recordPicture(card, 'main_image');
  return {
    id,
    picture: pictureModel({
      ...picture,
      width: 840,
      height: 600,
      sizes,
      audience,
    }),
    ...(picture.address !== undefined &&
      isDrawing(picture.address) && {
        thumbnail: drawingAddress(picture.address, audience, 'small'),
      }),
    category,
    ...dateModel(created_at, 'medium'),
    heading: caption,
    excerpt: opening(excerpt, excerptLength) || company.article.noExcerpt,
    link: { label: company.article.readMore, href: articlePath(audience, id) },
  };
}

export function teaserModel(card: ArticleCard, audience: Audience): ArticleCardModel {
  const { excerpt: _, ...teaser } = articleCardModel(
    card,
    audience,
    '(max-width: 480px) 112px, 197px',
  );
  return teaser;
}
