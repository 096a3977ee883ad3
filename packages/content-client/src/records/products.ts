import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** The individual products overview (§2.9, §3). */
export const productsIndividualRecord = (f: Fields) =>
  withPictures(f, {
    header_image: f.picture,
    header_caption: f.caption,
    header_body: f.prose,
    motor_image: f.picture,
    motor_caption: f.caption,
    motor_body: f.prose,
    travel_image: f.picture,
    travel_caption: f.caption,
    travel_body: f.prose,
    house_image: f.picture,
    house_caption: f.caption,
    house_body: f.prose,
    sec2_image: f.picture,
    sec2_caption: f.caption,
    sec2_body: f.prose,
  });

/** The individual products overview, read. */
export type ProductsIndividualRecord = v.InferOutput<ReturnType<typeof productsIndividualRecord>>;

/** The corporate products overview (§2.9, §3). */
export const productsCorporateRecord = (f: Fields) =>
  withPictures(f, {
    header_image: f.picture,
    header_caption: f.caption,
    header_body: f.prose,
    motor_image: f.picture,
    motor_caption: f.caption,
    motor_body: f.prose,
    eng_image: f.picture,
    eng_caption: f.caption,
    eng_body: f.prose,
    marine_image: f.picture,
    marine_caption: f.caption,
    marine_body: f.prose,
    sec2_image: f.picture,
    sec2_caption: f.caption,
    sec2_body: f.prose,
  });

/** The corporate products overview, read. */
export type ProductsCorporateRecord = v.InferOutput<ReturnType<typeof productsCorporateRecord>>;
