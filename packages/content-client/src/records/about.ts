import * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** The about page (§2.8, §3). */
export const aboutRecord = (f: Fields) =>
  withPictures(f, {
    header_image: f.picture,
    header_caption: f.caption,
    header_body: f.prose,
    sec1_caption_left: f.caption,
    sec1_body_left: f.prose,
    sec1_caption_right: f.caption,
    sec2_caption: f.caption,
    sec2_body: f.prose,
    sec2_image: f.picture,
    sec3_caption: f.caption,
    sec3_body: f.prose,
    sec3_image: f.picture,
    sec4_caption: f.caption,
    sec4_body: f.prose,
    sec4_image: f.picture,
  });

/** The about page's record, read. */
export type AboutRecord = v.InferOutput<ReturnType<typeof aboutRecord>>;

/** The board record exists, but none of its fields is read (§3). */
export const boardRecord = () => v.object({});

/** The board record: that it exists is all there is to know. */
export type BoardRecord = v.InferOutput<ReturnType<typeof boardRecord>>;
