import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** Marine insurance: cargo and hull (§2.15, §3). */
export const marineRecord = (f: Fields) =>
  withPictures(f, {
    header_image: f.picture,
    header_caption: f.caption,
    header_body: f.prose,
    marine_cargo_body: f.prose,
    marine_cargo_features: f.prose,
    marine_cargo_features_image: f.picture,
    marine_hull_body: f.prose,
    marine_hull_features: f.prose,
    marine_hull_features_image: f.picture,
  });

/** Marine insurance, read. */
export type MarineRecord = v.InferOutput<ReturnType<typeof marineRecord>>;
