import type * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** Individual motor insurance: three covers with features (§2.11, §3). */
export const motorIndividualRecord = (f: Fields) =>
  withPictures(f, {
    header_caption: f.caption,
    header_body: f.prose,
    header_image: f.picture,
    sec1_caption: f.caption,
    sec1_body: f.prose,
    sec1_image: f.picture,
    compliance_ins_body: f.prose,
    compliance_ins_features: f.prose,
    tp_fire_theft_body: f.prose,
    tp_fire_theft_features: f.prose,
    tp_only_body: f.prose,
    tp_only_features: f.prose,
  });

/** Individual motor insurance, read. */
export type MotorIndividualRecord = v.InferOutput<ReturnType<typeof motorIndividualRecord>>;

/** Corporate motor insurance: three covers, benefits instead of features (§2.11, §3). */
export const motorCorporateRecord = (f: Fields) =>
  withPictures(f, {
    header_caption: f.caption,
    header_body: f.prose,
    header_image: f.picture,
    sec1_caption: f.caption,
    sec1_body: f.prose,
    sec1_image: f.picture,
    comprehensive_ins_body: f.prose,
    tp_fire_theft_body: f.prose,
    tp_only_body: f.prose,
    comprehensive_benefits: f.prose,
    tp_fire_theft_benefits: f.prose,
  });

/** Corporate motor insurance, read. */
export type MotorCorporateRecord = v.InferOutput<ReturnType<typeof motorCorporateRecord>>;
