import * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/**
 * The quirk of §3: `contractors_all_risk_body` also names that product's picture. Its raw value
 * takes the place of the picture field, and each of the two field kinds then reads its own half.
 */
function shareContractorsBody(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const body = 'contractors_all_risk_body' in raw ? raw.contractors_all_risk_body : undefined;
  return { ...raw, contractors_all_risk_image: body };
}

/** Engineering insurance: five products (§2.14, §3). */
export const engineeringRecord = (f: Fields) =>
  v.pipe(
    v.unknown(),
    v.transform(shareContractorsBody),
    withPictures(f, {
      header_caption: f.caption,
      header_body: f.prose,
      header_image: f.picture,
      plant_all_risk_body: f.prose,
      plant_all_risk_image: f.picture,
      plant_all_risk_features: f.prose,
      contractors_all_risk_body: f.proseUnlessPath,
      contractors_all_risk_image: f.assetIfPath,
      contractors_all_risk_features: f.prose,
      machinery_breakdown_body: f.prose,
      machinery_breakdown_image: f.picture,
      machinery_breakdown_features: f.prose,
      erection_all_body: f.prose,
      erection_all_image: f.picture,
      erection_all_features: f.prose,
      computer_all_risk_body: f.prose,
      computer_all_risk_image: f.picture,
      computer_all_risk_features: f.prose,
      benefits_body: f.prose,
      comprehensive_benefits: f.prose,
      tp_fire_theft_benefits: f.prose,
    }),
  );

/** Engineering insurance, read. */
export type EngineeringRecord = v.InferOutput<ReturnType<typeof engineeringRecord>>;
