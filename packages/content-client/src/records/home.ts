import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** Home content, of both audiences (§2.4, §2.5, §3). */
export const homeRecord = (f: Fields) =>
  withPictures(f, {
    header_caption: f.caption,
    header_body: f.prose,
    header_image: f.picture,
    tile1_image: f.picture,
    tile1_caption: f.caption,
    tile1_text: f.prose,
    tile1_btn_link: f.link,
    tile1_btn_text: f.text,
    tile2_image: f.picture,
    tile2_caption: f.caption,
    tile2_text: f.prose,
    tile2_btn_link: f.link,
    tile2_btn_text: f.text,
  });

/** Home content, read. */
export type HomeRecord = v.InferOutput<ReturnType<typeof homeRecord>>;
