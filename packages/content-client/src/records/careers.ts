import * as v from 'valibot';
import type { Fields } from './fields.ts';

/** The careers page: two sections and five cards (§2.16, §3). */
export const careersRecord = (f: Fields) =>
  v.object({
    header_image: f.asset,
    header_caption: f.caption,
    header_body: f.prose,
    sec1_caption: f.caption,
    sec1_body: f.prose,
    sec1_image: f.asset,
    sec2_caption: f.caption,
    sec2_body: f.prose,
    sec2_image: f.asset,
    card1_image: f.asset,
    card1_caption: f.caption,
    card1_body: f.prose,
    card2_image: f.asset,
    card2_caption: f.caption,
    card2_body: f.prose,
    card3_image: f.asset,
    card3_caption: f.caption,
    card3_body: f.prose,
    card4_image: f.asset,
    card4_caption: f.caption,
    card4_body: f.prose,
    card5_image: f.asset,
    card5_caption: f.caption,
    card5_body: f.prose,
  });

/** The careers page's record, read. */
export type CareersRecord = v.InferOutput<ReturnType<typeof careersRecord>>;
