import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** Travel insurance, for students and individuals (§2.12, §3). */
export const travelRecord = (f: Fields) =>
  withPictures(f, {
    header_caption: f.caption,
    header_body: f.prose,
    header_image: f.picture,
    sec1_caption: f.caption,
    sec1_body: f.prose,
    student_ins_image: f.picture,
    student_insurance_body: f.prose,
    student_insurance_features: f.prose,
    individual_ins_image: f.picture,
    individual_insurance_body: f.prose,
    individual_insurance_features: f.prose,
  });

/** Travel insurance, read. */
export type TravelRecord = v.InferOutput<ReturnType<typeof travelRecord>>;
