import * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './picture-fields.ts';

/** An article card of the insights list and of the latest two (§2.6, §3). */
export const articleCard = (f: Fields) =>
  withPictures(f, {
    id: f.id,
    main_image: f.picture,
    created_at: f.instant,
    caption: f.plainText,
    excerpt: f.excerpt,
    category: f.text,
  });

/** A parsed article card: heading and excerpt are plain text. */
export type ArticleCard = v.InferOutput<ReturnType<typeof articleCard>>;

/** A blog category (§2.6, §3). */
export const blogCategory = (f: Fields) => v.object({ category: f.text });

export type BlogCategory = v.InferOutput<ReturnType<typeof blogCategory>>;

/** An article in full (§2.7, §3). */
export const articleDetail = (f: Fields) =>
  withPictures(f, {
    caption: f.caption,
    body: f.prose,
    category: f.text,
    created_at: f.instant,
    main_image: f.picture,
    pdf_file: f.asset,
  });

export type ArticleDetail = v.InferOutput<ReturnType<typeof articleDetail>>;
