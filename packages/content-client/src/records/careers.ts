import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** The careers page: two sections and five cards (§2.16, §3). */
export const careersRecord = (f: Fields) =>
  withPictures(f, {
    header_image: f.picture,
    header_caption: f.caption,
    header_body: f.prose,
    sec1_caption: f.caption,
    sec1_body: f.prose,
    sec1_image: f.picture,
    sec2_caption: f.caption,
    sec2_body: f.prose,
    sec2_image: f.picture,
    card1_image: f.picture,
    card1_caption: f.caption,
    card1_body: f.prose,
    card2_image: f.picture,
    card2_caption: f.caption,
    card2_body: f.prose,
    card3_image: f.picture,
    card3_caption: f.caption,
    card3_body: f.prose,
    card4_image: f.picture,
    card4_caption: f.caption,
    card4_body: f.prose,
    card5_image: f.picture,
    card5_caption: f.caption,
    card5_body: f.prose,
  });

/** The careers page's record, read. */
export type CareersRecord = v.InferOutput<ReturnType<typeof careersRecord>>;
