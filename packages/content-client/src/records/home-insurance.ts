import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** Home insurance, for homeowners and householders (§2.13, §3). */
export const homeInsuranceRecord = (f: Fields) =>
  withPictures(f, {
    header_caption: f.caption,
    header_body: f.prose,
    header_image: f.picture,
    sec1_caption: f.caption,
    sec1_body: f.prose,
    homeowner_ins_image: f.picture,
    homeowner_ins_body: f.prose,
    homeowner_ins_features: f.prose,
    householder_ins_image: f.picture,
    householder_ins_body: f.prose,
    householder_ins_features: f.prose,
  });

/** Home insurance, read. */
export type HomeInsuranceRecord = v.InferOutput<ReturnType<typeof homeInsuranceRecord>>;
